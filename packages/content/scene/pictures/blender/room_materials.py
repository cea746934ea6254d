"""Materials of rooms and dollhouses."""

from typing import Callable, Dict

import bpy

from nodes import Builder, linear
from plain import Bump, plain


def _bricks(build: Builder, colours: tuple, mortar: str, mortar_m: float, width_m: float, height_m: float) -> bpy.types.Node:
    node = build.node(
        "ShaderNodeTexBrick",
        {
            "Scale": 1.0,
            "Color1": linear(colours[0]),
            "Color2": linear(colours[1]),
            "Mortar": linear(mortar),
            "Mortar Size": mortar_m,
            "Brick Width": width_m,
            "Row Height": height_m,
        },
    )
    build.link(build.position(), node.inputs["Vector"])
    return node


def _parquet(name: str) -> bpy.types.Material:
    build = Builder(name)
    boards = _bricks(build, ("#b98d5e", "#a97c4e"), "#7d5a38", 0.004, 1.4, 0.16)
    boards.offset = 0.5
    grain = build.noise(1.2, 6, 0.6, build.scaled_place((2, 22, 1)))
    colour = build.multiply(boards.outputs["Color"], build.ramp(grain, 0.3, 0.7, 0.82, 1.05))
    return build.finish(build.principled(colour, 0.32, 0.4))


def _tiles(colour: str, size_m: float, roughness: float) -> Callable[[str], bpy.types.Material]:
    def make(name: str) -> bpy.types.Material:
        build = Builder(name)
        tiles = _bricks(build, (colour, colour), "#b9b4aa", 0.006, size_m, size_m)
        tiles.offset = 0
        tone = build.multiply(tiles.outputs["Color"], build.ramp(build.noise(2.5, 6), 0.3, 0.7, 0.93, 1))
        return build.finish(build.principled(tone, roughness, 0.4))

    return make


def _marble(name: str) -> bpy.types.Material:
    build = Builder(name)
    veins = build.noise(1.6, 10, 0.65)
    ramp = build.node("ShaderNodeValToRGB")
    stone, vein = ramp.color_ramp.elements
    stone.position, stone.color = 0.46, linear("#f1efec")
    vein.position, vein.color = 0.5, linear("#c9c6c2")
    ramp.color_ramp.elements.new(0.54).color = linear("#f1efec")
    build.link(veins, ramp.inputs[0])
    return build.finish(build.principled(ramp.outputs[0], 0.12, 0.5))


def _oak(name: str) -> bpy.types.Material:
    build = Builder(name)
    place = build.node("ShaderNodeTexCoord").outputs["Object"]
    grain = build.noise(0.9, 6, 0.6, build.scaled_place((3, 3, 26), place))
    colour = build.multiply(linear("#a97d50"), build.ramp(grain, 0.3, 0.7, 0.75, 1.05))
    return build.finish(build.principled(colour, 0.42, 0.35))


ROOM_MATERIALS: Dict[str, Callable[[str], bpy.types.Material]] = {
    "pwall": plain("#efebe4", 0.85, 0.2),
    "pcap": plain("#4a4f55", 0.8, 0.2),
    "door": plain("#e9e3d8", 0.5, 0.3),
    "parquet": _parquet,
    "btile": _tiles("#cfd4d3", 0.6, 0.25),
    "ptile": _tiles("#ddd6ca", 0.8, 0.3),
    "fabric": plain(None, 0.95, 0.1, variation=0.1, scale=14, bump=Bump(0.25, 160)),
    "oakf": _oak,
    "cab": plain("#d8d2c6", 0.5, 0.3),
    "marble": _marble,
    "ceramic": plain("#f4f4f2", 0.12, 0.5),
    "hillbg": plain("#64809a", 1, 0, variation=0.1, scale=0.004),
}
