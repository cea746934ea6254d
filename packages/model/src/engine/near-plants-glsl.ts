import { DITHER } from './plants-glsl.ts';

/**
 * A plant as it grows: `place`, and of `plant` size in hundredths, tint and turn. `vChance` is leaf by leaf, four corners each. Its
 * shadow is looked up past its own, which is that of its picture.
 */
export const LEAF_VERTEX = /* glsl */ `
#include <common>
#include <shadowmap_pars_vertex>
attribute vec3 place;
attribute vec4 plant, tone;
uniform vec3 sun;
uniform vec3 crown, crownRadii;
uniform float middle, radius, reach;
varying vec4 vColor;
varying vec3 vWorld, vInside;
varying float vMetres, vFade;
flat varying float vChance;
void main() {
  float turn = plant.w / 256. * 6.2832, c = cos(turn), s = sin(turn), size = plant.y / 100.;
  vec3 own = vec3(position.x * c + position.z * s, position.y, position.z * c - position.x * s);
  vInside = (own - vec3(crown.x * c + crown.z * s, crown.y, crown.z * c - crown.x * s)) / crownRadii;
  vWorld = place + own * size;
  vColor = vec4(tone.rgb * tone.rgb * mix(.85, 1.25, plant.z / 255.), tone.a);
  vChance = fract(sin(floor(float(gl_VertexID) / 4.) * 12.9898 + plant.z) * 43758.5453);
  vFade = smoothstep(.8, 1., distance(cameraPosition, place + vec3(0., middle * size, 0.)) / (radius * size * reach));
  vec4 mvPosition = viewMatrix * vec4(vWorld, 1.);
  gl_Position = projectionMatrix * mvPosition;
  vMetres = length(mvPosition.xyz);
  vec4 worldPosition = vec4(vWorld + sun * radius * size * 1.35, 1.);
  vec3 transformedNormal = vec3(0.);
  #include <shadowmap_vertex>
}`;

/**
 * `leavesAbove` is metres through the crown towards the sun: light comes between the leaves or does not. Trunks stand below the
 * crown, where light comes from all sides.
 */
export const leafFragment = (haze: string) => /* glsl */ `
#include <common>
#include <packing>
#include <lights_pars_begin>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
varying vec4 vColor;
varying vec3 vWorld, vInside;
varying float vMetres, vFade;
flat varying float vChance;
uniform vec3 sun, haze, fromSky, fromGround, crownRadii;
${DITHER}
${haze}

float leavesAbove() {
  vec3 s = sun / crownRadii;
  float a = dot(s, s), b = dot(vInside, s), c = min(0., dot(vInside, vInside) - 1.);
  return (sqrt(max(0., b * b - a * c)) - b) / a;
}

void main() {
  if (dither() < vFade) discard;
  vec3 n = normalize(cross(dFdx(vWorld), dFdy(vWorld)));
  if (dot(n, cameraPosition - vWorld) < 0.) n = -n;
  float facing = dot(n, sun), isWood = vColor.a;
  float open = exp(-.5 * leavesAbove());
  open = mix(mix(open, smoothstep(-.15, .15, open - vChance), .6), 1., isWood);
  float lit = mix(max(facing, 0.) * .65 + max(-facing, 0.) * .35, max(facing, 0.), isWood);
  float around = mix(.25, 1., clamp(dot(vInside, vInside), 0., 1.) * clamp(.65 + .35 * vInside.y, 0., 1.));
  around = mix(around, .8, isWood);
  vec3 light = directionalLights[0].color * lit * open * getShadowMask()
    + mix(fromGround, fromSky, n.y * .5 + .5) * around * .6;
  gl_FragColor = vec4(hazed((vColor.rgb + .012) * light * RECIPROCAL_PI, vMetres), 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;
