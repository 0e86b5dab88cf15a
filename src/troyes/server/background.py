"""What the server does by itself, besides answering: in every process, for as long as it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from troyes.server.clocks.sweeping import ClockSweep

if TYPE_CHECKING:
    from troyes.server.services import Services


class Background:
    """Made with the application; started in its event loop, ended by the services' own end."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.clocks = ClockSweep(services)

    def start(self) -> None:
        self.services.run(self.clocks.run())
