"""M6.2: boats, as in the engine's `water`."""

from __future__ import annotations

from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.envs.compiled.mexica.masks import (
    NOTHING,
    Mask,
    beside,
    both,
    covers,
    either,
    is_empty,
    meets,
    one,
    read,
    without,
)
from anahuac.envs.compiled.mexica.row import H, Tables, V


@compiled
def sail(state: Row, tables: Tables, at: int, to: int, most: int) -> tuple[Mask, int]:
    """Go by boat from the bridge on `at`: all bridges within so many links, and how many lead to `to` (0: none).

    Every bridge costs, whether one passes under it or stops. Water that was reached for less is not entered again.
    """
    stride: int = tables.stride
    lake = read(tables.lake)
    others = either(read(state.bridges[H]), read(state.bridges[V]))
    canals = without(read(tables.land), read(state.land))
    open_water = either(lake, without(canals, others))
    wave = one(at)
    others = without(others, wave)
    reached = NOTHING
    for links in range(1, most + 1):
        linked = NOTHING
        while not is_empty(wave) and not covers(linked, others):
            wave = beside(wave, stride)
            linked = either(linked, both(wave, others))
            wave = both(wave, open_water)
            if meets(wave, lake):
                wave = either(wave, both(lake, open_water))
            open_water = without(open_water, wave)
        if is_empty(linked):
            break
        reached = either(reached, linked)
        if to >= 0 and not is_empty(both(linked, one(to))):
            return reached, links
        others = without(others, linked)
        wave = linked
    return reached, 0
