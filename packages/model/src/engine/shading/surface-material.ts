import { isClear, type Surface } from '@suite/domain';
import {
  CustomBlending,
  DoubleSide,
  FrontSide,
  MeshStandardMaterial,
  OneFactor,
  OneMinusDstColorFactor,
  OneMinusSrcAlphaFactor,
  type Texture,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import type { SceneUniforms } from '../scene-uniforms.ts';
import { HAZE, NOISE } from './glsl.ts';
import type { ShadeVolume } from './shade-volume.ts';
import { colorOf, normalOf, paneOf } from './surfaces.ts';

export interface SurfaceOptions {
  readonly hasColors: boolean;
  readonly uniforms: SceneUniforms;
  readonly shade: ShadeVolume | undefined;
  /** Colours from above. */
  readonly map: Texture | null;
  /** How much of the sky is seen, from above. */
  readonly skyMap: Texture | null;
}

const ROUGHNESS: Readonly<Record<Surface, number>> = {
  solid: 0.75,
  hedges: 0.75,
  glass: 0.02,
  rail: 0.02,
  pool: 0.06,
  ground: 0.95,
  hills: 1,
  sea: 0.12,
  seafar: 0.14,
  rocks: 0.95,
};
/** Of the mirroring of a polished plastic, as the path tracer has it for plaster, lawn, rock; 1 where nothing is said. */
const GLOSS: Partial<Record<Surface, number>> = { solid: 0.5, hedges: 0.5 };
const FAR_SEA = 0x0b4a6b;

/** Faces of these are not flat. */
export const isSmoothSurface = (surface: Surface) =>
  surface === 'ground' || surface === 'hills' || surface === 'sea' || surface === 'seafar';

function baseColor(surface: Surface, map: Texture | null): number {
  if (surface === 'seafar' || (surface === 'sea' && !map)) return FAR_SEA;
  return surface === 'glass' ? 0x000000 : 0xffffff;
}

/** How much of the sky's light arrives, in place of `aomap_fragment`. */
function shadeOf({ shade, skyMap }: SurfaceOptions, surface: Surface): string {
  if (shade && !isClear(surface))
    return /* glsl */ `{
      vec3 outwards = normalize((vec4(normal, 0.) * viewMatrix).xyz);
      vec3 at = (toShade * vec4(vWorld + outwards * .9, 1.)).xyz;
      bool inside = all(greaterThan(at, vec3(0.))) && all(lessThan(at, vec3(1.)));
      float open = inside ? clamp(texture(shadeMap, at).r * 2.1 + .06, .16, 1.) : 1.;
      reflectedLight.indirectDiffuse *= open;
      reflectedLight.indirectSpecular *= open;
    }`;
  if (skyMap)
    return /* glsl */ `{
      vec2 at = sitePlace(vWorld);
      bool inside = all(greaterThan(at, vec2(0.))) && all(lessThan(at, vec2(1.)));
      float open = inside ? texture2D(skyMap, at).r : 1.;
      reflectedLight.indirectDiffuse *= open;
      reflectedLight.indirectSpecular *= open * .15;
    }`;
  return '';
}

const glossOf = (gloss: number): string => `#include <lights_physical_fragment>
  material.specularColor *= float(${gloss});
  material.specularColorBlended *= float(${gloss});
  material.specularF90 *= float(${gloss});`;

const TONED = '#include <tonemapping_fragment>';
/** What lies behind has the picture, with the pane in it. */
const PANE_TONED = `${TONED}
  if (pictureShare > 0.) gl_FragColor *= 1. - pictureHere().a;`;

/** The square that pictures from above cover: 1,024 m wide, from 512 m west and 262 m south of the origin. */
const SITE_PLACE = 'vec2 sitePlace(vec3 w) { return vec2((w.x + 512.) / 1024., (-w.z + 262.) / 1024.); }';

const WORLD_POSITION = /* glsl */ `#include <project_vertex>
  vec4 ownPosition = vec4(transformed, 1.);
  #ifdef USE_INSTANCING
    ownPosition = instanceMatrix * ownPosition;
  #endif
  vWorld = (modelMatrix * ownPosition).xyz;`;

function declarations({ shade, skyMap }: SurfaceOptions): string {
  return `#include <common>
    varying vec3 vWorld;
    uniform vec3 haze;
    vec3 glow = vec3(0.);
    ${shade ? 'uniform highp sampler3D shadeMap; uniform mat4 toShade;' : ''}
    ${skyMap ? 'uniform sampler2D skyMap;' : ''}
    ${NOISE} ${HAZE} ${SITE_PLACE}`;
}

/** Gives three's standard material the surface's colour, waves, shade, haze and panes. */
function dress(shader: WebGLProgramParametersWithUniforms, surface: Surface, options: SurfaceOptions): void {
  const { shade, skyMap, uniforms, map } = options;
  Object.assign(shader.uniforms, {
    ...uniforms,
    ...(shade && { shadeMap: { value: shade.texture }, toShade: { value: shade.toVolume } }),
    ...(skyMap && { skyMap: { value: skyMap } }),
  });
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nvarying vec3 vWorld;')
    .replace('#include <project_vertex>', WORLD_POSITION);
  const gloss = GLOSS[surface] ?? 1;
  const glow = 'totalEmissiveRadiance += diffuseColor.rgb * glow;';
  const pane = `outgoingLight = hazed(outgoingLight, length(vViewPosition));
    ${paneOf(surface)}
    #include <opaque_fragment>`;
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', declarations(options))
    .replace('#include <map_fragment>', map ? 'diffuseColor *= texture2D(map, sitePlace(vWorld));' : '')
    .replace(
      '#include <color_fragment>',
      options.hasColors || surface === 'ground' || surface === 'pool' ? colorOf(surface) : '',
    )
    .replace('#include <normal_fragment_maps>', normalOf(surface))
    .replace('#include <lights_physical_fragment>', glossOf(gloss))
    .replace('#include <aomap_fragment>', shadeOf(options, surface))
    .replace('#include <emissivemap_fragment>', surface === 'solid' ? glow : '')
    .replace('#include <opaque_fragment>', pane)
    .replace(TONED, isClear(surface) ? PANE_TONED : TONED);
}

export function surfaceMaterial(surface: Surface, options: SurfaceOptions): MeshStandardMaterial {
  const clear = isClear(surface);
  const { hasColors, map, shade, skyMap } = options;
  const material = new MeshStandardMaterial({
    color: baseColor(surface, map),
    roughness: ROUGHNESS[surface],
    vertexColors: hasColors,
    side: surface === 'ground' || surface === 'hills' ? FrontSide : DoubleSide,
    flatShading: !isSmoothSurface(surface),
    transparent: clear || surface === 'sea',
    depthWrite: !clear,
    map,
    // What a pane mirrors is light on light: it shows on the dark, and hardly on the bright. The page stays covered.
    ...(clear && {
      blending: CustomBlending,
      blendSrc: OneMinusDstColorFactor,
      blendSrcAlpha: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
    }),
  });
  if (clear) material.defines = { ...material.defines, PANE: '' };
  material.onBeforeCompile = (shader) => dress(shader, surface, options);
  material.customProgramCacheKey = () => [surface, !!map, !!shade, !!skyMap, hasColors].join('|');
  return material;
}
