"""Whether somebody may use an account, and what follows when tokens no longer count."""

from __future__ import annotations

from typing import Any, Final

from fastapi import Response
from starlette.requests import HTTPConnection

from troyes.server.api.people.identity import COOKIE, Person, services_of, token_of
from troyes.server.live.play.refused import Refused
from troyes.server.notices.subscriptions import mail_of
from troyes.server.operations.networks import address_of
from troyes.server.people import accounts
from troyes.server.people.accounts import Account, no_account, wrong
from troyes.server.people.limits import MINUTE, Limit
from troyes.server.people.passwords import is_outdated
from troyes.server.people.reception import Reception
from troyes.server.randomness import hash_token
from troyes.server.services import Services
from troyes.words.message import Message

# Somebody who knows a login cannot keep its owner out: guesses are counted for each address.
GUESSES: Final = Limit(10, 15 * MINUTE)
GUESSES_FOR_LOGIN: Final = Limit(100, 15 * MINUTE)
GUESSES_FROM_ADDRESS: Final = Limit(100, 15 * MINUTE)
NEW_ACCOUNTS: Final = Limit(20, 60 * MINUTE)
EXPORTS: Final = Limit(10, 60 * MINUTE)


def shown(account: Account) -> dict[str, Any]:
    return {"id": account.person, "name": account.name, "login": account.login}


def device_of(request: HTTPConnection) -> str | None:
    """The hash of the device's token."""
    found = token_of(request)
    return hash_token(found[0]) if found is not None and not found[1] else None


def without_cookie(services: Services) -> Response:
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=services.settings.is_secure)
    return answer


def let_go(request: HTTPConnection, person: str) -> None:
    """Tokens of this person may no longer count, and sockets have to show one again."""
    services_of(request).let_go(person)


def check_human(person: Person) -> None:
    if person.role == "bot":
        problem, remedy = Message("bots-have-no-accounts"), Message("ask-with-the-device")
        raise Refused(403, "bot", problem, remedy)


async def check_strength(
    services: Services, reception: Reception, person: Person, password: str, login: str, field: str
) -> None:
    """For a new password: what everybody tries first, and what anybody knows about its owner, is refused. `field` is
    what it is called in the request."""
    addresses = await services.read(lambda connection: mail_of(connection, person.id))
    if await reception.passwords.is_weak(password, (person.name, login, *addresses)):
        problem = Message("this-password-is-too")
        remedy = Message("choose-several-words-that")
        raise Refused(422, "weak_password", problem, remedy, where=field)


async def checked(
    services: Services, reception: Reception, request: HTTPConnection, login: str, password: str
) -> Account:
    """The account of a login with its password."""
    address = address_of(request)
    reception.limits.check(GUESSES_FROM_ADDRESS, "from", address)
    reception.limits.check(GUESSES_FOR_LOGIN, "for", login)
    reception.limits.check(GUESSES, "guess", login, address)
    account = await services.read(lambda connection: accounts.by_login(connection, login))
    is_right = await reception.passwords.verify(None if account is None else account.password, password)
    if account is None or not is_right:
        raise wrong()
    for key in (("from", address), ("for", login), ("guess", login, address)):
        reception.limits.give_back(*key)
    return account


async def checked_own(
    services: Services, reception: Reception, request: HTTPConnection, person: Person, password: str
) -> Account:
    account = await services.read(lambda connection: accounts.by_person(connection, person.id))
    if account is None:
        raise no_account()
    return await checked(services, reception, request, account.login, password)


async def check_leaves_nothing(services: Services, caller: Person, account: Account) -> None:
    """Somebody without account who signs in as somebody else never comes back to their games."""
    if caller.id == account.person or caller.role == "bot":
        return
    if await services.read(lambda connection: accounts.by_person(connection, caller.id)) is not None:
        return
    count = await services.read(lambda connection: accounts.games_in_progress(connection, caller.id))
    if count:
        problem = Message("this-device-has-games", count=count)
        remedy = Message("finish-or-leave-them")
        raise Refused(409, "games_here", problem, remedy)


async def strengthen(services: Services, reception: Reception, account: Account, password: str) -> None:
    """Passwords that were kept less safely are kept better when their owner shows them."""
    if is_outdated(account.password):
        hashed = await reception.passwords.hash(password)
        await services.write(
            lambda transaction: accounts.change_password(transaction, account, hashed, account.changed)
        )
