"""Where tables are kept: facts appended under ``(table, seq)``, acknowledged once durable."""
