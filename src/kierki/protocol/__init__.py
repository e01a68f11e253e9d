"""What clients and servers say to each other: JSON messages, each a small frozen struct.

`client_in` goes to the server, `client_out` to the client, `shown` turns views and events into
messages, `schema` exports the JSON schema. Unknown fields in what a client sends are refused.
"""
