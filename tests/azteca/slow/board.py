"""The map by names, from its file."""

import json
from importlib.resources import files

DATA = json.loads((files("anahuac.games.azteca") / "boards" / "azteca.json").read_text("utf-8"))
LANDS = [land["id"] for land in DATA["territories"]]
CITIES = {land["id"] for land in DATA["territories"] if land["kind"] != "valley"}
VALLEYS = set(LANDS) - CITIES
CAPITALS = {land["people"].lower(): land["id"] for land in DATA["territories"] if land["kind"] == "capital"}
WET = {land["id"] for land in DATA["territories"] if land["terrain"] in ("marsh", "chinampas")}
HARBOURS = {land["id"]: set(land["lakes"]) for land in DATA["territories"]}
"""T0.1: the zones at each territory."""
COAST = {land for land in LANDS if HARBOURS[land]}

ZONES = [zone["id"] for zone in DATA["lakes"]]
SHORES = {zone: {land for land in LANDS if zone in HARBOURS[land]} for zone in ZONES}
WATERS = {
    zone: {other for pair in DATA["lake_borders"] if zone in pair for other in pair if other != zone} for zone in ZONES
}

BORDERS = {frozenset(border["between"]): border["terrain"] for border in DATA["borders"]}
BESIDE = {land: {other for pair in BORDERS if land in pair for other in pair if other != land} for land in LANDS}
"""The territories next to each one, without dams."""
ISLAND = "tenochtitlan"
DAMS = [far for _, far in DATA["dams"]]
"""T1.3: the far sides."""
FORTRESSES = {"toluca", "tlaxcala", "oaxtepec"}
"""T14.8: always with a terrain die."""
