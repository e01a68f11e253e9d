"""Reading the text of a file that a person named, without trusting it to be short or a file."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from kierki.variants.errors import FileFault, VariantFileError

MAX_FILE_BYTES = 64 * 1024

_FAULTS = {
    errno.ENOENT: FileFault.NO_FILE,
    errno.ENOTDIR: FileFault.NO_FILE,
    errno.ENAMETOOLONG: FileFault.NO_FILE,
    errno.EISDIR: FileFault.FOLDER,
    errno.EACCES: FileFault.FORBIDDEN,
    errno.EPERM: FileFault.FORBIDDEN,
}


def read_text(path: Path) -> str:
    """Return the text of the file at *path*, which may begin with a byte order mark.

    Raises:
        VariantFileError: it is no ordinary file, cannot be read, is too big or not in UTF-8.
    """
    file = str(path)
    try:
        content = _read(path)
    except ValueError:  # a name with a null in it
        raise VariantFileError(FileFault.NO_FILE, file=file) from None
    except OSError as error:
        fault = _FAULTS.get(error.errno or 0, FileFault.UNREADABLE)
        raise VariantFileError(fault, file=file, reason=error.strerror or "") from None
    if content is None:
        raise VariantFileError(FileFault.NOT_A_FILE, file=file)
    if len(content) > MAX_FILE_BYTES:
        raise VariantFileError(FileFault.TOO_BIG, file=file, limit=MAX_FILE_BYTES // 1024)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise VariantFileError(FileFault.NOT_UTF8, file=file, line=line) from None


def _read(path: Path) -> bytes | None:
    """Return a little more than the file may hold, or None when *path* is no ordinary file."""
    # Without O_NONBLOCK, opening a pipe would wait for somebody to write.
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    try:
        mode = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        return os.read(descriptor, MAX_FILE_BYTES + 1) if stat.S_ISREG(mode) else None
    finally:
        os.close(descriptor)
