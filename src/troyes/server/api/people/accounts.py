"""Accounts: nobody needs one to play. With one, a person is the same on several devices.

A login or password that is wrong, and a login that nobody has, are answered alike and after the same time.
"""

from __future__ import annotations

from fastapi import APIRouter, Response
from starlette.requests import HTTPConnection

from troyes.server.api.answers import Answer
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.people.account_checks import (
    EXPORTS,
    NEW_ACCOUNTS,
    check_human,
    check_leaves_nothing,
    check_strength,
    checked,
    checked_own,
    device_of,
    let_go,
    shown,
    strengthen,
    without_cookie,
)
from troyes.server.api.people.account_models import (
    AccountShown,
    Credentials,
    Deletion,
    ExportShown,
    MyAccountShown,
    PasswordChange,
    SignIn,
    SignOut,
)
from troyes.server.api.people.identity import Asked, Caller, Somebody, set_cookie
from troyes.server.operations.networks import address_of
from troyes.server.people import accounts
from troyes.server.people.accounts import folded, no_account
from troyes.server.people.export import export
from troyes.server.people.forgetting import forget
from troyes.server.people.reception import AtReception
from troyes.server.randomness import hash_token

router = APIRouter(prefix="/accounts", tags=["accounts"], responses=REFUSALS)

# ---- making and using one ----------------------------------------------------------------------------------------


@router.post("", status_code=201, response_model=AccountShown)
async def create(
    body: Credentials, person: Somebody, services: Asked, reception: AtReception, request: HTTPConnection
) -> Response:
    """Give yourself a login and a password."""
    check_human(person)
    reception.limits.check(NEW_ACCOUNTS, "new account", address_of(request))
    reception.limits.check(NEW_ACCOUNTS, "new account", person.id)
    login, password = folded(body.login), body.password.get_secret_value()
    await check_strength(services, reception, person, password, login, "password")
    hashed = await reception.passwords.hash(password)
    now = services.time.wall()
    await services.write(lambda transaction: accounts.create(transaction, person.id, login, hashed, now))
    return Answer({"id": person.id, "name": person.name, "login": login}, 201)


@router.get("/me", response_model=MyAccountShown)
async def mine(person: Somebody, services: Asked, request: HTTPConnection) -> Response:
    """Your account and the devices you are signed in on."""
    account = await services.read(lambda connection: accounts.by_person(connection, person.id))
    if account is None:
        raise no_account()
    current = device_of(request)
    devices = await services.read(lambda connection: accounts.devices_of(connection, person.id, current))
    return Answer({**shown(account), "created": account.created, "changed": account.changed, "devices": devices})


@router.post("/sign-in", response_model=AccountShown)
async def sign_in(
    body: SignIn, caller: Caller, services: Asked, reception: AtReception, request: HTTPConnection
) -> Response:
    """Be known by your account on this device."""
    account = await checked(services, reception, request, folded(body.login), body.password.get_secret_value())
    if caller is not None and not body.leave_games:
        await check_leaves_nothing(services, caller, account)
    token, now = services.randomness.token(), services.time.wall()
    old, new = device_of(request), hash_token(token)
    await services.write(lambda transaction: accounts.sign_in(transaction, account, old, new, now))
    if caller is not None:
        let_go(request, caller.id)
    await strengthen(services, reception, account, body.password.get_secret_value())
    answer = Answer(shown(account))
    set_cookie(answer, token, services)
    return answer


@router.post("/sign-out", status_code=204, response_class=Response)
async def sign_out(body: SignOut, person: Somebody, services: Asked, request: HTTPConnection) -> Response:
    """Be a stranger again on this device, or on all. Only with an account: else you could never come back."""
    if await services.read(lambda connection: accounts.by_person(connection, person.id)) is None:
        raise no_account()
    only = None if body.everywhere else device_of(request)
    await services.write(lambda transaction: accounts.sign_out(transaction, person.id, only))
    let_go(request, person.id)
    return without_cookie(services)


@router.post("/password", status_code=204, response_class=Response)
async def change_password(
    body: PasswordChange, person: Somebody, services: Asked, reception: AtReception, request: HTTPConnection
) -> Response:
    """Change your password; all other devices are signed out."""
    account = await checked_own(services, reception, request, person, body.old.get_secret_value())
    password, now = body.new.get_secret_value(), services.time.wall()
    await check_strength(services, reception, person, password, account.login, "new")
    hashed, current = await reception.passwords.hash(password), device_of(request)
    await services.write(lambda transaction: accounts.renew_password(transaction, account, hashed, current, now))
    let_go(request, person.id)
    return Response(status_code=204)


# ---- own data ----------------------------------------------------------------------------------------------------


@router.get("/export", response_model=ExportShown)
async def export_data(person: Somebody, services: Asked, reception: AtReception) -> Response:
    """Everything the server has about you, with or without account."""
    reception.limits.check(EXPORTS, "export", person.id)
    answer = Answer(await services.study(lambda connection: export(connection, person.id)))
    answer.headers["content-disposition"] = 'attachment; filename="troyes.json"'
    return answer


@router.post("/delete", status_code=204, response_class=Response)
async def delete(
    body: Deletion, person: Somebody, services: Asked, reception: AtReception, request: HTTPConnection
) -> Response:
    """Delete yourself, with or without account: your games go on with bots, your name and data are gone."""
    check_human(person)
    if await services.read(lambda connection: accounts.by_person(connection, person.id)) is not None:
        password = "" if body.password is None else body.password.get_secret_value()
        await checked_own(services, reception, request, person, password)
    await forget(services, person.id)
    let_go(request, person.id)
    return without_cookie(services)
