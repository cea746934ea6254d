import { ShaderChunk } from 'three';

const EMPTY = 'vec3 CustomToneMapping( vec3 color ) { return color; }';

/**
 * `film` is Filmic with high contrast, to a thousandth, in the logarithm of light. Before it come the pictures' exposure, and
 * what sunlit walls and lawns send each other; then the grade of the pictures, their dark corners, and as much of the
 * picture itself as is seen: `pictureHere` gives its colours as they are displayed, and how much of them is seen at a
 * fragment. The farther the eye has gone from the picture's place, the softer are its edges. Panes let through what has the
 * picture already.
 *
 * Here and in the other shaders, comments stand before the text, which is sent as it is.
 */
const FILM = /* glsl */ `
uniform sampler2D picture;
uniform mat4 toPicture;
uniform float pictureShare;
uniform vec4 corners;

vec4 pictureHere() {
  vec3 at = (toPicture * vec4(gl_FragCoord.xy, 1., gl_FragCoord.w)).xyz;
  vec2 place = at.xy / at.z, inside = min(place, 1. - place);
  float edge = clamp(min(inside.x, inside.y) / (.002 + .3 * (1. - pictureShare)), 0., 1.);
  return vec4(texture2D(picture, place, -.5).rgb, pictureShare * edge * step(0., at.z));
}

vec3 film(vec3 light) {
  vec3 stops = log2(max(light, vec3(1e-5)) / .18) * .312;
  return .5 + .5 * tanh(stops * mix(vec3(1.13), 1.15 + .06 * stops, step(0., stops)));
}

vec3 CustomToneMapping(vec3 color) {
  vec3 graded = film(color * toneMappingExposure * 1.18);
  graded = clamp((graded - .018) / .952, 0., 1.);
  graded += .24 * (graded * graded * (3. - 2. * graded) - graded);
  float luminance = dot(graded, vec3(.2126, .7152, .0722));
  graded = luminance + (graded - luminance) * 1.04;
  graded += vec3(.03, 0., -.035) * max(0., luminance - .55);
  graded = clamp(graded, 0., 1.);
  float away = min(length(gl_FragCoord.xy * corners.xy + corners.zw), 1.);
  graded *= 1. - .16 * away * away * away;
  #ifndef PANE
    if (pictureShare > 0.) {
      vec4 here = pictureHere();
      graded = mix(graded, here.rgb, here.a);
    }
  #endif
  return mix(graded / 12.92, pow((graded + .055) / 1.055, vec3(2.4)), step(.04045, graded));
}`;

/**
 * Makes the film curve of the path-traced pictures, and the picture on what is seen, three's custom tone mapping: in every
 * material, without another pass over the frame, so that several samples a pixel stay possible. Every other curve shifts
 * colours in a fade.
 */
export function installFilm(): void {
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(EMPTY, FILM);
}
