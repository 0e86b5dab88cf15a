"""Statements that are carried out with every move: put together once, then given to the driver as they are.

SQLAlchemy writes them, converts their values and names their errors; its way of carrying them out takes several times
as long as the database itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ClauseElement, Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

Values = Mapping[str, Any]
Convert = Callable[[Any], Any]


class Ready(NamedTuple):
    """A statement as a driver takes it; `order` names its values where they have no names."""

    text: str
    fixed: dict[str, Any]
    converts: list[tuple[str, Convert]]
    order: list[str] | None

    def values(self, given: Values) -> Any:
        found = {**self.fixed, **given}
        for name, convert in self.converts:
            found[name] = convert(found[name])
        return found if self.order is None else [found[name] for name in self.order]


class Prepared:
    """Only for transactions that have begun."""

    def __init__(self, statement: ClauseElement) -> None:
        self.statement = statement
        self.made: dict[tuple[str, ...], Ready] = {}

    def run(self, connection: Connection, values: Values) -> Any:
        """Carry it out; the first row, if it asks for rows. Errors are SQLAlchemy's."""
        dialect = connection.dialect
        key = (dialect.name, *values)
        if key not in self.made:
            self.made[key] = ready(self.statement, dialect, list(values))
        made = self.made[key]
        cursor = connection.connection.cursor()
        try:
            cursor.execute(made.text, made.values(values))
            return cursor.fetchone() if cursor.description else None
        except dialect.loaded_dbapi.Error as error:
            raise DBAPIError.instance(
                made.text, None, error, dialect.loaded_dbapi.Error, hide_parameters=True, dialect=dialect
            ) from error
        finally:
            cursor.close()


def ready(statement: ClauseElement, dialect: Dialect, names: list[str]) -> Ready:
    """Values that are not `names` are those that the statement holds itself."""
    compiled = statement.compile(dialect=dialect, column_keys=names)
    assert isinstance(compiled, SQLCompiler)
    converts: list[tuple[str, Convert]] = []
    for name, bind in compiled.binds.items():
        convert = bind.type.dialect_impl(dialect).bind_processor(dialect)
        if convert is not None:
            converts.append((name, convert))
    fixed = {name: bind.value for name, bind in compiled.binds.items() if name not in names}
    return Ready(str(compiled), fixed, converts, compiled.positiontup if compiled.positional else None)
