"""Materials of the place and of rooms, by the names that the scene's meshes have."""

import os
from dataclasses import dataclass
from typing import Callable, Dict, Optional

import bpy

from nodes import Builder, linear
from room_materials import ROOM_MATERIALS
from plain import Bump, plain

LAMP_STRENGTH = 0.6


class Materials:
    """Made when they are first asked for."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._made: Dict[str, bpy.types.Material] = {}

    def get(self, name: str) -> bpy.types.Material:
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def _make(self, name: str) -> bpy.types.Material:
        with_picture = {"site": _site, "sea": _sea}
        if name in with_picture:
            return with_picture[name](self._folder)
        if name in ROOM_MATERIALS:
            return ROOM_MATERIALS[name](name)
        return MATERIALS[name](name)


def _site(folder: str) -> bpy.types.Material:
    build = Builder("site")
    picture = build.picture(os.path.join(folder, "site.jpg"))
    colour = build.multiply(picture.outputs[0], build.ramp(build.noise(0.05, 6, 0.6), 0.3, 0.7, 0.86, 1.08))
    colour = build.multiply(colour, build.ramp(build.noise(6, 3, 0.6), 0.25, 0.75, 0.9, 1.06))
    shader = build.principled(colour, 0.9, 0.15)
    build.bump(shader, build.noise(3, 6, 0.7), 0.35, 0.12)
    return build.finish(shader)


def _far(name: str) -> bpy.types.Material:
    build = Builder(name)
    colour = build.multiply(build.corner_colour(), build.ramp(build.noise(0.03, 8, 0.62), 0.3, 0.7, 0.6, 1.1))
    shader = build.principled(colour, 0.95, 0.1)
    build.bump(shader, build.noise(0.12, 6, 0.7), 0.8, 3)
    return build.finish(shader)


def _add_waves(build: Builder, shader: bpy.types.Node) -> None:
    """Long waves and short ones, across the wind."""
    place = build.scaled_place((1, 0.55, 1), turn=0.5)
    long = build.noise(0.28, 3, 0.5, place)
    short = build.noise(1.5, 3, 0.55, place)
    both = build.node("ShaderNodeMath", operation="MULTIPLY_ADD")
    build.link(short, both.inputs[0])
    both.inputs[1].default_value = 0.22
    build.link(long, both.inputs[2])
    build.bump(shader, both.outputs[0], 1, 0.55)


def _sea(folder: str) -> bpy.types.Material:
    """Clear where the water is shallow."""
    build = Builder("sea")
    picture = build.picture(os.path.join(folder, "sea.png"))
    water = build.principled(picture.outputs[0], 0.1, 0.5)
    _add_waves(build, water)
    return build.finish(build.mix(picture.outputs[1], build.node("ShaderNodeBsdfTransparent"), water))


def _far_sea(name: str) -> bpy.types.Material:
    build = Builder(name)
    water = build.principled(linear("#0b4a6b"), 0.12, 0.5)
    _add_waves(build, water)
    return build.finish(water)


def _pool(name: str) -> bpy.types.Material:
    """Light and dark as the sun is bent by small waves."""
    build = Builder(name)
    cells = build.node("ShaderNodeTexVoronoi", {"Scale": 1.1}, feature="SMOOTH_F1")
    noise = build.node("ShaderNodeTexNoise", {"Scale": 0.8, "Detail": 2})
    build.link(build.position(), noise.inputs["Vector"])
    bent = build.node("ShaderNodeVectorMath", operation="MULTIPLY_ADD")
    build.link(noise.outputs["Color"], bent.inputs[0])
    bent.inputs[1].default_value = (1.2, 1.2, 0)
    build.link(build.position(), bent.inputs[2])
    build.link(bent.outputs[0], cells.inputs["Vector"])
    ramp = build.node("ShaderNodeValToRGB")
    dark, bright = ramp.color_ramp.elements
    dark.color, bright.color = linear("#2bb3c6"), linear("#a8ecec")
    dark.position, bright.position = 0.25, 0.85
    build.link(cells.outputs["Distance"], ramp.inputs[0])
    shader = build.principled(ramp.outputs[0], 0.04, 0.5)
    build.bump(shader, build.noise(1.6, 2), 0.5, 0.05)
    return build.finish(shader)


def _foliage(name: str) -> bpy.types.Material:
    """Each plant has a tone of its own; light shines through the leaves."""
    build = Builder(name)
    plant = build.node("ShaderNodeObjectInfo").outputs["Random"]
    tone = build.node("ShaderNodeHueSaturation", {"Saturation": 1.05})
    build.link(build.corner_colour(), tone.inputs["Color"])
    build.link(build.ramp(plant, 0, 1, 0.475, 0.52), tone.inputs["Hue"])
    build.link(build.ramp(plant, 0, 1, 0.85, 1.25), tone.inputs["Value"])
    surface = build.principled(tone.outputs[0], 0.5, 0.25)
    through = build.node("ShaderNodeBsdfTranslucent")
    build.link(tone.outputs[0], through.inputs[0])
    return build.finish(build.mix(0.35, surface, through))


def _lamp(name: str) -> bpy.types.Material:
    build = Builder(name)
    build.material.cycles.sample_as_light = False
    shader = build.node("ShaderNodeEmission", {"Strength": LAMP_STRENGTH})
    shader.inputs[0].default_value = linear("#ffd9a0")
    return build.finish(shader)


@dataclass(frozen=True)
class Glow:
    """What shines a little, so that rooms are seen behind panes."""

    strength: float
    colour: Optional[str] = None
    """That of the corners where there is none."""
    roughness: float = 0.9

    def __call__(self, name: str) -> bpy.types.Material:
        build = Builder(name)
        colour = build.corner_colour() if self.colour is None else linear(self.colour)
        shader = build.principled(colour, self.roughness, 0.1)
        build.set(shader.inputs["Emission"], colour)
        shader.inputs["Emission Strength"].default_value = self.strength
        build.material.cycles.sample_as_light = False
        return build.finish(shader)


@dataclass(frozen=True)
class Pane:
    """Glass without thickness: clear, tinted, mirroring by its angle."""

    tint: tuple
    index: float
    """Of refraction."""
    mirror: float
    """Factor of the mirroring."""

    def __call__(self, name: str) -> bpy.types.Material:
        build = Builder(name)
        mirror = build.node("ShaderNodeBsdfGlossy", {"Roughness": 0.0, "Color": (1, 1, 1, 1)})
        clear = build.node("ShaderNodeBsdfTransparent", {"Color": self.tint})
        fresnel = build.node("ShaderNodeFresnel", {"IOR": self.index})
        factor = build.node("ShaderNodeMath", operation="MULTIPLY", use_clamp=True)
        factor.inputs[1].default_value = self.mirror
        build.link(fresnel.outputs[0], factor.inputs[0])
        return build.finish(build.mix(factor.outputs[0], clear, mirror))


MATERIALS: Dict[str, Callable[[str], bpy.types.Material]] = {
    "far": _far,
    "seafar": _far_sea,
    "pool": _pool,
    "foliage": _foliage,
    "lamp": _lamp,
    "oak": Glow(0.18, "#b98d5f", 0.5),
    "interior": Glow(0.22),
    "curtain": Glow(0.12),
    "glass": Pane((0.72, 0.76, 0.76, 1), 1.52, 2.0),
    "railglass": Pane((0.86, 0.93, 0.92, 1), 1.45, 1.6),
    "iglass": Pane((0.97, 0.985, 0.98, 1), 1.45, 0.7),
    "wall": plain("#e9e2d5", 0.85, 0.2, variation=0.06, bump=Bump(0.15)),
    "slab": plain("#efebe3", 0.7, 0.25, variation=0.05),
    "ceiling": plain("#f2eee6", 0.8, 0.2),
    "soffit": plain("#b08b63", 0.6, 0.3, variation=0.2, scale=3),
    "wood": plain("#96704f", 0.6, 0.3, variation=0.3, scale=2.5),
    "stone": plain("#cdbfa6", 0.85, 0.2, variation=0.35, scale=1.8, bump=Bump(0.4, 6)),
    "dark": plain("#3a3a3c", 0.5, 0.4),
    "frame": plain("#3b3632", 0.4, 0.5, metallic=0.3),
    "metal": plain("#c9cbcc", 0.35, 0.5, metallic=0.8),
    "tilefloor": plain("#d9cbb2", 0.6, 0.3, variation=0.12, scale=2),
    "roof": plain("#d8d2c6", 0.9, 0.2, variation=0.14, scale=1.2),
    "cushion": plain(None, 0.9, 0.1),
    "wicker": plain("#6e5238", 0.8, 0.2, variation=0.2, scale=9),
    "pv": plain("#141c2e", 0.12, 0.6),
    "coping": plain("#f2eadb", 0.6, 0.3, variation=0.06),
    "deck": plain("#a98259", 0.7, 0.2, variation=0.3, scale=4),
    "boat": plain(None, 0.15, 0.5),
    "carpaint": plain(None, 0.18, 0.5, metallic=0.2),
    "tyre": plain("#151515", 0.8, 0.2),
    "hwall": plain(None, 0.9, 0.1, variation=0.12),
    "terracotta": plain(None, 0.85, 0.2, variation=0.35, scale=2.2, bump=Bump(0.5, 5)),
    "rock": plain("#b3aa9b", 0.95, 0.15, variation=0.4, scale=1.2, bump=Bump(0.8, 2.5)),
    "bark": plain(None, 0.95, 0.1, variation=0.3, scale=4),
    "lawnroof": plain("#6f8d45", 0.95, 0.1, variation=0.35, scale=2),
    "glassdark": plain("#1d262b", 0.05, 0.6),
}
