"""The HTTP requests about people: their devices, and where they are notified."""

from __future__ import annotations

from captains_table.play import api_types
from captains_table.play.errors import NotYours
from captains_table.server import queries
from captains_table.server.caller import HttpCaller
from captains_table.server.confirmations import ask_to_confirm
from captains_table.server.delivery import is_email, is_push_service, is_webhook
from captains_table.server.errors import Expired, InvalidAddress, NoEmail, NoPush
from captains_table.server.identity import new_code, plain_code
from captains_table.server.web_push import Subscription, is_device_key

MINUTES = 10
"""How long a code is valid."""


async def new_device(caller: HttpCaller, _: api_types.Nothing) -> api_types.CodeAnswer:
    """Create a code that transfers this identity to another device."""
    caller.services.codes.take(caller.network)
    code, at = new_code(), caller.services.live_tables.now()
    player, expires = caller.player, at + MINUTES * 60_000
    await caller.services.database.write(
        lambda connection: queries.keep_code(connection, code, player, at, expires),
    )
    return api_types.CodeAnswer(code, MINUTES)


async def redeem(caller: HttpCaller, body: api_types.Redeem) -> api_types.NameAnswer:
    """Take over the identity that a code stands for."""
    caller.services.codes.take(caller.network)
    code, at = plain_code(body.code), caller.services.live_tables.now()
    player = await caller.services.database.write(lambda connection: queries.use_code(connection, code, at))
    if player is None:
        raise Expired()
    before, device = caller.player, caller.device
    await caller.services.database.write(lambda connection: queries.unsubscribe(connection, before, device))
    caller.become(player)
    return api_types.NameAnswer(await caller.name())


async def devices(caller: HttpCaller, _: None) -> api_types.Devices:
    """The devices of this person."""
    if not caller.player:
        return api_types.Devices([])
    await caller.note_device()
    return api_types.Devices(
        [
            api_types.Device(row.id, row.name, row.added, row.seen, row.id == caller.device)
            for row in await caller.services.devices.of(caller.player)
        ]
    )


async def revoke(caller: HttpCaller, _: api_types.Nothing) -> api_types.Devices:
    """Sign out a device."""
    await caller.services.devices.revoke(caller.player, caller.parts["device"])
    return await devices(caller, None)


async def notify(caller: HttpCaller, body: api_types.Notify) -> api_types.NotifyAnswer:
    """Set where to be notified."""
    async with caller.services.live_tables.at(caller.table) as live:
        if not live.table.seats_of(caller.player):
            raise NotYours(seat=1)
        language = live.table.setup.language
    private = caller.services.settings.private_hooks
    if (body.email and not is_email(body.email)) or (body.webhook and not is_webhook(body.webhook, private)):
        raise InvalidAddress()
    player, table, database = caller.player, caller.table, caller.services.database
    values = {key: value for key in ("email", "webhook") if (value := getattr(body, key)) is not None}
    confirm = await _confirm(caller, body.email, language) if body.email else False
    if confirm:
        values["email"] = ""
    if values:
        await database.write(lambda connection: queries.set_member(connection, player, table, **values))
    member = await database.read(lambda connection: queries.member(connection, player, table))
    answer = api_types.NotifyAnswer(bool(member and member.email), bool(member and member.webhook))
    if confirm:
        answer.confirm = True
    if answer.webhook:
        answer.key = caller.services.identity.hook_key(player)
    return answer


async def subscribe(caller: HttpCaller, body: api_types.Subscribe) -> api_types.SubscribeAnswer:
    """Subscribe this device to notifications, or unsubscribe it."""
    services, player, device = caller.services, caller.player, caller.device
    if not body.endpoint:
        await services.database.write(lambda connection: queries.unsubscribe(connection, player, device))
        return api_types.SubscribeAnswer(False)
    if services.notifications.sender is None:
        raise NoPush()
    good = is_push_service(body.endpoint, services.settings.private_hooks) and is_device_key(body.key, body.auth)
    if not good:
        raise InvalidAddress()
    wanted = Subscription(body.endpoint, body.key, body.auth, body.language)
    await services.database.write(lambda connection: queries.subscribe(connection, player, device, wanted))
    return api_types.SubscribeAnswer(True)


async def _confirm(caller: HttpCaller, email: str, language: str) -> bool:
    """Send a confirmation link to an e-mail address, unless it is already confirmed. Returns whether it was sent."""
    if not caller.services.settings.smtp:
        raise NoEmail()
    player = caller.player
    if await caller.services.database.read(lambda connection: queries.has_confirmed(connection, player, email)):
        return False
    await ask_to_confirm(caller, email, language)
    return True
