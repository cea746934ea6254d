"""Sun, sky, and the lamps of rooms."""

import math

import bpy
from mathutils import Vector

SUN_ELEVATION = math.radians(31)
SUN_AZIMUTH = math.radians(212)
"""Clockwise from north."""
SUN_STRENGTH = 4.6
SUN_SIZE = math.radians(0.9)
SUN_COLOUR = (1, 0.89, 0.74)
SKY_STRENGTH = 0.2

DAYLIGHT = (0.93, 0.97, 1)
LAMPLIGHT = (1, 0.93, 0.84)
WINDOWS = ((4.5, 8.7), (9.8, 12.5), (0.7, 3.3))
"""From and to along the front of the home with three bedrooms."""


def add_sun_and_sky() -> bpy.types.World:
    scene = bpy.context.scene
    to_sun = Vector(
        (
            math.sin(SUN_AZIMUTH) * math.cos(SUN_ELEVATION),
            math.cos(SUN_AZIMUTH) * math.cos(SUN_ELEVATION),
            math.sin(SUN_ELEVATION),
        )
    )
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = SUN_STRENGTH
    sun.angle = SUN_SIZE
    sun.color = SUN_COLOUR
    one = bpy.data.objects.new("sun", sun)
    one.rotation_euler = to_sun.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(one)
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    sky = world.node_tree.nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_disc = False
    sky.sun_elevation = SUN_ELEVATION
    sky.sun_rotation = SUN_AZIMUTH
    sky.altitude = 50
    sky.air_density = 1
    sky.dust_density = 0.6
    sky.ozone_density = 1.5
    world.node_tree.links.new(sky.outputs[0], background.inputs[0])
    background.inputs[1].default_value = SKY_STRENGTH
    return world


def add_room_lights() -> None:
    """Daylight at the windows, which few paths would find, and lamplight from the ceilings."""
    for left, right in WINDOWS:
        width = right - left
        _add_area(
            ((left + right) / 2, -0.05, 1.3), (width, 2.3), 14 * width, DAYLIGHT, turn=(math.radians(90), 0, 0)
        )
    _add_area((6.6, 3.2, 2.7), (4.5, 5.5), 26, LAMPLIGHT)
    _add_area((6.6, 7.6, 2.7), (4.4, 1.8), 14, LAMPLIGHT)
    _add_area((11.2, 2.4, 2.7), (3, 4), 16, LAMPLIGHT)


def _add_area(place: tuple, size: tuple, watts: float, colour: tuple, turn: tuple = (0, 0, 0)) -> None:
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    lamp.energy = watts
    lamp.color = colour
    one = bpy.data.objects.new("area", lamp)
    one.location = place
    one.rotation_euler = turn
    one.visible_camera = False
    one.visible_glossy = False
    one.visible_transmission = False
    bpy.context.scene.collection.objects.link(one)
