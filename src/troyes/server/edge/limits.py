"""What the edge allows. A proxy in front does the same, but a server at home has none."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class EdgeLimits:
    """A slow phone passes: what it sends is short, and time is added for every part of a long body that arrives."""

    head_bytes: int = 64 * 1024  # of request line and fields together, trailers included
    head_fields: int = 100
    line_bytes: int = 8 * 1024  # of the address that is asked for
    head_seconds: float = 15.0  # from the connection, or the first byte of a later request, to the end of the head
    body_seconds: float = 20.0  # from the end of the head to the end of the body
    body_rate: int = 1000  # so many bytes of a body give it one second more
    body_bytes: int = 8 << 20  # of all requests of one address that are not answered yet
    all_body_bytes: int = 64 << 20
    small_body: int = 4096  # is never too much: moves of others go on
    idle_seconds: int = 5  # between two requests
    stalled_seconds: float = 60.0  # without anybody taking an answer that waits
    pipelined: int = 8  # requests that are sent before earlier ones are answered
    frames: int = 60  # of a socket at once, pings and pongs included
    frames_per_second: float = 5.0  # and as many again over time
    connections: int = 500  # of one address
    all_connections: int = 12_000
