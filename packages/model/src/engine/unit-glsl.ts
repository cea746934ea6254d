import { OVERLAY_GONE } from '../camera/picture-projection.ts';

/** A storey that takes a forty-fifth of the frame's height, or more, has its outline whole: from afar lines would be all one sees. */
const OUTLINE_M = 70;

/**
 * A volume is pulled a little towards the eye along its ray: the same outline on the screen, and never at odds with the
 * wall that it lies on. One that is not shown leaves the frame.
 * What does not stand out comes as what stood on the picture goes: see `overlayShare`.
 */
export const unitVertex = (pullM: number) => /* glsl */ `
attribute float _home;
uniform sampler2D states;
uniform float pictureShare;
uniform bool isBehindPicture;
varying vec4 vFill;
varying vec2 vState;
varying float vShown;
void main() {
  ivec2 at = ivec2(int(_home + .5), 0);
  vFill = texelFetch(states, at, 0);
  vec3 state = texelFetch(states, at + ivec2(0, 1), 0).rgb;
  vState = state.rg;
  float overlay = max(0., pictureShare - ${OVERLAY_GONE}) / ${(1 - OVERLAY_GONE).toFixed(3)};
  vShown = isBehindPicture && state.b == 0. ? 1. - overlay : 1.;
  vec4 from = modelViewMatrix * vec4(position, 1.);
  from.xyz *= 1. - min(.5, ${pullM.toFixed(2)} / length(from.xyz));
  gl_Position = projectionMatrix * from;
  float outline = clamp(${OUTLINE_M.toFixed(1)} * projectionMatrix[1][1] / gl_Position.w, 0., 1.);
  if (vShown == 0. || (vFill.a == 0. && vState.g == 0.)) gl_Position = vec4(2., 2., 2., 1.);
  vState.g *= outline;
}`;

export const UNIT_DEPTH_FRAGMENT = 'void main() { gl_FragColor = vec4(0.); }';

/** Colours are those of the page, so neither film curve nor colour space is applied. Alpha is multiplied already. */
export const UNIT_FILL_FRAGMENT = /* glsl */ `
precision highp sampler2DArray;
uniform float density;
uniform vec2 tiles[PATTERNS];
uniform sampler2DArray patterns;
varying vec4 vFill;
varying vec2 vState;
varying float vShown;
void main() {
  int pattern = int(vState.r * 255. + .5) - 1;
  float mark = 0.;
  if (pattern >= 0) {
    float c = cos(tiles[pattern].y), s = sin(tiles[pattern].y);
    vec2 at = gl_FragCoord.xy / density;
    mark = texture(patterns, vec3(mat2(c, s, -s, c) * at / tiles[pattern].x, float(pattern))).a;
  }
  float cover = 1. - (1. - vFill.a) * (1. - mark);
  gl_FragColor = vec4(vFill.rgb * vFill.a * (1. - mark) + mark, cover) * vShown;
}`;

export const UNIT_STROKE_FRAGMENT = /* glsl */ `
varying vec2 vState;
varying float vShown;
void main() {
  gl_FragColor = vec4(vState.g * vShown);
}`;
