"""What the server does by itself, besides answering: in every process, for as long as it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from troyes.server.clocks.sweeping import ClockSweep
from troyes.server.daily.keeping import DailyKeeping
from troyes.server.notices.delivering import Delivering
from troyes.server.notices.settings import from_environment

if TYPE_CHECKING:
    from troyes.server.people.following import Following
    from troyes.server.services import Services


class Background:
    """Made with the application; started in its event loop, ended by the services' own end."""

    def __init__(self, services: Services, following: Following) -> None:
        self.services = services
        self.clocks = ClockSweep(services)
        self.notices = Delivering(services, from_environment(), following)
        self.daily = DailyKeeping(services)

    def start(self) -> None:
        self.services.run(self.clocks.run())
        self.services.run(self.notices.run())
        self.services.run(self.daily.run())
