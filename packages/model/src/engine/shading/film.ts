import { ShaderChunk } from 'three';

const EMPTY = 'vec3 CustomToneMapping( vec3 color ) { return color; }';

/** Filmic with high contrast, to a thousandth, in the logarithm of light; then the grade of the pictures. */
const FILM = /* glsl */ `
vec3 film(vec3 light) {
  vec3 stops = log2(max(light, vec3(1e-5)) / .18) * .312;
  return .5 + .5 * tanh(stops * mix(vec3(1.13), 1.15 + .06 * stops, step(0., stops)));
}

vec3 CustomToneMapping(vec3 color) {
  // The pictures' exposure, and what sunlit walls and lawns send each other.
  vec3 graded = film(color * toneMappingExposure * 1.18);
  graded = clamp((graded - .018) / .952, 0., 1.);
  graded += .24 * (graded * graded * (3. - 2. * graded) - graded);
  float luminance = dot(graded, vec3(.2126, .7152, .0722));
  graded = luminance + (graded - luminance) * 1.04;
  graded += vec3(.03, 0., -.035) * max(0., luminance - .55);
  graded = clamp(graded, 0., 1.);
  return mix(graded / 12.92, pow((graded + .055) / 1.055, vec3(2.4)), step(.04045, graded));
}`;

/**
 * Makes the film curve of the path-traced pictures three's custom tone mapping: in every material, without another
 * pass over the frame, so that several samples a pixel stay possible. Every other curve shifts colours in a fade.
 */
export function installFilm(): void {
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(EMPTY, FILM);
}
