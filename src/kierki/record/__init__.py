"""Matches as text and JSON, and their replay.

`Record` is what a match is made of. `codec` writes and reads JSON files, `notation` single
actions; `replay` plays a record again, `verify` says where one is wrong, `text` is the readable
form, `pbn` reads and writes deals.
"""

from kierki.record.codec import dumps, load, loads, save
from kierki.record.errors import NotAnActionError, RecordError
from kierki.record.record import IllegalRecordError, Record
from kierki.record.replay import PlayedDeal, played_deals, replay

__all__ = [
    "IllegalRecordError",
    "NotAnActionError",
    "PlayedDeal",
    "Record",
    "RecordError",
    "dumps",
    "load",
    "loads",
    "played_deals",
    "replay",
    "save",
]
