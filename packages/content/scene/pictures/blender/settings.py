"""How much is computed, and what the film makes of it."""

from dataclasses import dataclass

import bpy

THREADS = 2
HAZE_COLOUR = (0.62, 0.76, 0.92, 1)
HAZE_FROM_M = 350
HAZE_OVER_M = 9000
HAZE_POWER = 0.55
HAZE_MOST = 0.8


@dataclass(frozen=True)
class Look:
    """What differs between kinds of pictures."""

    look: str
    exposure: float
    haze: float
    """Share of the most; 0 for none."""
    noise: float
    """At which a pixel gets no more samples."""
    is_fast: bool
    """Shade from what is near, in place of the second bounce of light."""
    bounces: int
    diffuse_bounces: int


KINDS = {
    "exterior": Look("High Contrast", 0.05, 0.22, 0.02, is_fast=True, bounces=6, diffuse_bounces=2),
    "interior": Look("Medium High Contrast", 0, 1, 0.015, is_fast=False, bounces=8, diffuse_bounces=4),
    "dollhouse": Look("Medium High Contrast", 0, 0, 0.015, is_fast=False, bounces=6, diffuse_bounces=2),
}


def apply(look: Look, world: bpy.types.World, samples: int, seed: int) -> None:
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = THREADS
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.seed = seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = look.noise
    cycles.adaptive_min_samples = 16
    cycles.use_denoising = False
    cycles.max_bounces = look.bounces
    cycles.diffuse_bounces = look.diffuse_bounces
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 0
    cycles.blur_glossy = 1
    cycles.filter_width = 1.4
    cycles.light_sampling_threshold = 0.03
    if look.is_fast:
        cycles.use_fast_gi = True
        cycles.fast_gi_method = "REPLACE"
        cycles.ao_bounces = 1
        cycles.ao_bounces_render = 1
        world.light_settings.distance = 12
        world.light_settings.ao_factor = 1
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look.look
    scene.view_settings.exposure = look.exposure
    if look.haze > 0:
        _add_haze(world, look.haze)


def _add_haze(world: bpy.types.World, share: float) -> None:
    """Mixes the colour of the air into what is far."""
    scene = bpy.context.scene
    world.mist_settings.start = HAZE_FROM_M
    world.mist_settings.depth = HAZE_OVER_M
    world.mist_settings.falloff = "LINEAR"
    scene.view_layers[0].use_pass_mist = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    mix = tree.nodes.new("CompositorNodeMixRGB")
    composite = tree.nodes.new("CompositorNodeComposite")
    power = tree.nodes.new("CompositorNodeMath")
    power.operation = "POWER"
    power.inputs[1].default_value = HAZE_POWER
    strength = tree.nodes.new("CompositorNodeMath")
    strength.operation = "MULTIPLY"
    strength.inputs[1].default_value = HAZE_MOST * share
    tree.links.new(layers.outputs["Mist"], power.inputs[0])
    tree.links.new(power.outputs[0], strength.inputs[0])
    tree.links.new(strength.outputs[0], mix.inputs[0])
    tree.links.new(layers.outputs["Image"], mix.inputs[1])
    mix.inputs[2].default_value = HAZE_COLOUR
    tree.links.new(mix.outputs[0], composite.inputs[0])


def set_output(path: str, width: int, height: int, is_transparent: bool) -> None:
    render = bpy.context.scene.render
    render.resolution_x = width
    render.resolution_y = height
    render.resolution_percentage = 100
    render.film_transparent = is_transparent
    render.filepath = path
    render.image_settings.file_format = "PNG"
    render.image_settings.color_mode = "RGBA" if is_transparent else "RGB"
    render.image_settings.color_depth = "8"
