/**
 * A plant is a square with its picture that faces whoever looks: the eye, or the sun in the shadow map. `plant` holds
 * kind, size in hundredths, tint, and whether it is mirrored; a kind has pictures from three heights, and one past the last
 * cell has none. Fronds shade each other.
 */
const SETTLE = /* glsl */ `
attribute vec3 place;
attribute vec4 plant;
uniform vec2 kinds[KINDS], cells;
uniform vec3 sun;
varying vec2 vQuad;
varying vec3 vCell;
varying float vTint;
varying vec3 vRight, vUp, vToEye;

float radiusOf() {
  return kinds[int(plant.x + .5)].y * plant.y / 100.;
}

vec3 settle(vec3 toEye) {
  float middle = kinds[int(plant.x + .5)].x * plant.y / 100.;
  vec3 right = normalize(cross(vec3(0., 1., 0.), toEye)), up = cross(toEye, right);
  float elevation = degrees(asin(clamp(toEye.y, 0., 1.)));
  float step = clamp(elevation < 32. ? (elevation - 5.) / 27. : 1. + (elevation - 32.) / 33., 0., 1.999);
  vQuad = position.xy * 2.;
  vCell = vec3(plant.x * 3. + floor(step), plant.w > 127. ? -1. : 1., fract(step));
  vTint = plant.x > 6.5 && plant.x < 8.5 ? -.3 : plant.z / 255.;
  vRight = right;
  vUp = up;
  vToEye = toEye;
  float hasPicture = plant.x * 3. + 3. > cells.x * cells.y ? 0. : 1.;
  return place + vec3(0., middle, 0.) + (right * vQuad.x + up * vQuad.y) * radiusOf() * hasPicture;
}`;

/** The number of a cell is rounded in each fragment, or trees break into dots. */
const LEAF = /* glsl */ `
uniform sampler2D leaves;
uniform vec2 cells;
varying vec2 vQuad;
varying vec3 vCell;

vec4 leafAt(float number) {
  float cell = floor(number + .5);
  vec2 at = vec2(mod(cell, cells.x), cells.y - 1. - floor(cell / cells.x));
  return texture2D(leaves, (at + vQuad * vec2(vCell.y, 1.) * .492 + .5) / cells);
}

vec4 leaf() {
  return mix(leafAt(vCell.x), leafAt(vCell.x + 1.), vCell.z);
}`;

/** 0 to 1 by the pixel: of two things that are drawn in the same place, each has its share of the pixels. */
export const DITHER = /* glsl */ `
float dither() {
  return fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715))));
}`;

/**
 * Its shadow is looked up 1.35 radii towards the sun, or it would shade itself along a straight line. Nearer than `reach` it is
 * drawn leaf by leaf.
 */
export const PLANT_VERTEX = /* glsl */ `
#include <common>
#include <shadowmap_pars_vertex>
${SETTLE}
varying float vMetres, vShare;
uniform float reach, hasLeaves[KINDS];
void main() {
  vec3 world = settle(normalize(cameraPosition - place - vec3(0., 2., 0.)));
  vec4 mvPosition = viewMatrix * vec4(world, 1.);
  gl_Position = projectionMatrix * mvPosition;
  vMetres = length(mvPosition.xyz);
  float middle = kinds[int(plant.x + .5)].x * plant.y / 100.;
  float reaches = reach * hasLeaves[int(plant.x + .5)];
  float away = distance(cameraPosition, place + vec3(0., middle, 0.)) / radiusOf();
  vShare = reaches > 0. ? smoothstep(.8, 1., away / reaches) : 1.;
  if (vShare <= 0.) gl_Position = vec4(2., 2., 2., 1.);
  vec4 worldPosition = vec4(world + sun * radiusOf() * 1.35, 1.);
  vec3 transformedNormal = vec3(0.);
  #include <shadowmap_vertex>
}`;

/** Leaves face all ways and mirror a little: white on the whole. */
export const plantFragment = (haze: string) => /* glsl */ `
#include <common>
#include <packing>
#include <lights_pars_begin>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
${LEAF}
varying float vTint;
varying vec3 vRight, vUp, vToEye;
varying float vMetres, vShare;
uniform vec3 sun, haze, fromSky, fromGround;
${DITHER}
${haze}
void main() {
  if (vShare < 1. && dither() >= vShare) discard;
  vec4 picture = leaf();
  float edge = clamp((picture.a - .46) / max(fwidth(picture.a), .001) + .5, 0., 1.);
  #ifdef HARD_EDGE
    if (edge < .5) discard;
  #else
    if (edge < .02) discard;
  #endif
  vec3 albedo = pow(picture.rgb, vec3(2.5)) * 1.05 * mix(vec3(.74, .78, .76), vec3(1.2, 1.14, 1.02), vTint);
  vec3 n = normalize(vRight * vQuad.x + vUp * vQuad.y + vToEye * sqrt(max(.05, 1. - dot(vQuad, vQuad))));
  float facing = dot(n, sun), lit = clamp(facing * .62 + .38, 0., 1.);
  float through = .3 * clamp(.5 - facing, 0., 1.) * pow(clamp(dot(-vToEye, sun) * .5 + .5, 0., 1.), 2.);
  float depth = mix(.55, 1., clamp(vQuad.y * .5 + .6, 0., 1.));
  vec3 direct = directionalLights[0].color * (lit + through) * .55 * mix(.06, 1., getShadowMask());
  vec3 around = mix(fromGround, fromSky, n.y * .5 + .5) * depth * .5;
  gl_FragColor = vec4(hazed((albedo + .025) * (direct + around) * RECIPROCAL_PI, vMetres), edge);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export const PLANT_SHADOW_VERTEX = /* glsl */ `${SETTLE}
void main() {
  gl_Position = projectionMatrix * viewMatrix * vec4(settle(sun), 1.);
}`;

export const PLANT_SHADOW_FRAGMENT = /* glsl */ `${LEAF}
void main() {
  if (leaf().a < .45) discard;
  gl_FragColor = vec4(1.);
}`;
