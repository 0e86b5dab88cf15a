"""Figures: all there are and how sure they are; figures of your own, checked, kept and used at your tables."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from fastapi import APIRouter, Response
from pydantic import Field

from troyes.city.figures.checks import REMEDY
from troyes.city.figures.errors import errors_in
from troyes.city.figures.every import STATUSES, Figure, list_figures, name_of, without_needless
from troyes.city.figures.fields import FIELDS
from troyes.city.figures.fields import RULES as RULE_FIELDS
from troyes.city.figures.figures import merged_with
from troyes.city.figures.file import to_text
from troyes.city.figures.words import label, section_word, show_value
from troyes.city.modules import all_figures
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.bounds import MOST_MISTAKES
from troyes.kernel.tools.reading import parse_text
from troyes.server.api.answers import Answer, Answered
from troyes.server.api.described import DECLARED, described
from troyes.server.api.errors import ErrorShown, error_data, whole
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language
from troyes.server.api.models import Sent, Tree
from troyes.server.api.people.identity import Asked, Somebody
from troyes.server.people import own_figures
from troyes.words.message import Message

router = APIRouter(prefix="/figures", tags=["figures"], responses=REFUSALS)
Own = dict[str, Any]
Shown = dict[str, Any]
FILE: Final = "file"


class OwnFigures(Sent):
    """Figures of your own, as data or as the text of a file that `--figures` reads."""

    figures: Tree | None = Field(default=None, examples=[{"activity": {"merchant": {"hire": 5}}}])
    file: str | None = Field(default=None, max_length=60_000)


class FigureShown(Answered):
    """One figure. In a file it is `group.key.field`, or `rules.field` where `key` is null."""

    group: str
    key: str | None
    field: str
    name: str
    group_name: str
    label: str
    box: str | None
    value: Any
    stock: Any
    text: str
    stock_text: str | None
    must: str
    source: Literal["printed", "ocr", "assumed"]
    status: Literal["known", "assumed", "confirmed", "changed"]


class FigureError(TypedDict):
    where: str
    message: str
    remedy: str


class CountsShown(Answered):
    known: int
    assumed: int
    confirmed: int
    changed: int


class FiguresShown(Answered):
    """`own` are those that were named, `file` is the same as a file; both are empty while there are `errors`."""

    figures: list[FigureShown]
    counts: CountsShown
    own: Own
    file: str
    errors: list[Annotated[FigureError, DECLARED]]


class FiguresRefused(ErrorShown):
    """`errors` names every place that is wrong; it is missing where something else is."""

    errors: NotRequired[list[FigureError]]


# ---- asked -------------------------------------------------------------------------------------------------------


@router.get("", response_model=FiguresShown)
async def stock(services: Asked, language: Language) -> Response:
    """Every figure of the package, and whether it is known or assumed."""
    return Answer(await services.workshop.do(lambda: stock_shown(language)))


@router.post("/check", response_model=FiguresShown)
async def check(body: OwnFigures, services: Asked, language: Language) -> Response:
    """Every figure with yours laid over them, or everything that is wrong with yours. Nothing is kept."""
    return Answer(await services.workshop.do(lambda: checked(body, language)))


@router.get("/mine", response_model=FiguresShown)
async def mine(person: Somebody, services: Asked, language: Language) -> Response:
    """Every figure with those that you keep laid over them."""
    own = await services.read(lambda connection: own_figures.find(connection, person.id))
    return Answer(await services.workshop.do(lambda: shown(own, language)))


@router.put("/mine", response_model=FiguresShown, responses={422: {"model": described(FiguresRefused)}})
async def keep(body: OwnFigures, person: Somebody, services: Asked, language: Language) -> Response:
    """Keep figures of your own: tables that you open without naming figures are played with them."""
    found = await services.workshop.do(lambda: checked(body, language))
    if found["errors"]:
        return refused(found["errors"], language)
    now = services.time.wall()
    await services.write(lambda transaction: own_figures.save(transaction, person.id, found["own"], now))
    return Answer(found)


@router.delete("/mine", status_code=204)
async def drop(person: Somebody, services: Asked) -> Response:
    """Play with the figures of the package again."""
    await services.write(lambda transaction: own_figures.remove(transaction, person.id))
    return Response(status_code=204)


def refused(errors: list[Shown], language: str) -> Answer:
    """Refused whole; every error is named."""
    problem = Message("these-figures-cannot-be-played-with-of-them-are-wrong", count=len(errors))
    if len(errors) == MOST_MISTAKES:
        problem = Message("these-figures-cannot-be-played-with-of-them-are-wrong-server", count=len(errors))
    remedy = Message("correct-the-places-that")
    data = error_data("bad_figures", problem.text(language), remedy.text(language))
    return Answer({**data, "errors": errors}, 422)


# ---- shown -------------------------------------------------------------------------------------------------------


def checked(body: OwnFigures, language: str) -> Shown:
    """What was sent, laid over the stock; nothing of it while something is wrong."""
    try:
        own = sent(body)
        errors = errors_in(own)
    except BadInput as error:
        own, errors = {}, [error]
    if errors:
        return {**stock_shown(language), "errors": [error_shown(error, language) for error in errors]}
    return shown(without_needless(own, all_figures()), language)


def sent(body: OwnFigures) -> Own:
    if (body.figures is None) == (body.file is None):
        raise BadInput("figures", "are-data-or-the", "send-one-of-figures")
    if body.figures is not None:
        return body.figures
    found: Own = parse_text(body.file or "", "TOML", FILE, REMEDY)
    return found


def error_shown(error: BadInput, language: str) -> Shown:
    texts = {"where": error.where, "message": error.at("").problem, "remedy": error.remedy}
    return {name: whole(text.text(language)) for name, text in texts.items()}


@cache
def stock_shown(language: str) -> Shown:
    """The same for everybody; nobody changes it."""
    return shown({}, language)


def shown(own: Own, language: str) -> Shown:
    stock = all_figures()
    found = list(list_figures(stock, merged_with(stock, own, ""), own))
    counts = Counter(figure.status for figure in found)
    return {
        "figures": [figure_shown(figure, language) for figure in found],
        "counts": {status: counts[status] for status in STATUSES},
        "own": own,
        "file": to_text(own),
        "errors": [],
    }


def figure_shown(figure: Figure, language: str) -> Shown:
    return {
        "group": figure.group,
        "key": figure.key,
        "field": figure.field,
        "name": name_of(figure, all_figures(), language),
        "group_name": section_word(figure.group, "many", language),
        "label": label(figure.field, language),
        "box": box_of(figure),
        "value": figure.value,
        "stock": figure.stock,
        "text": show_value(figure.value, language),
        "stock_text": None if figure.stock is None else show_value(figure.stock, language),
        "must": must_be(figure.group, figure.field, language),
        "source": figure.source,
        "status": figure.status,
    }


def box_of(figure: Figure) -> str | None:
    if figure.key is None:
        return None
    box: str | None = all_figures().section(figure.group)[figure.key].get("box")
    return box


@cache
def must_be(group: str, field: str, language: str) -> str:
    """What a value has to be: what is said of one that is nothing."""
    wanted = (RULE_FIELDS if group == "rules" else FIELDS[group])[field](None)
    assert wanted is not None
    return wanted.text(language)
