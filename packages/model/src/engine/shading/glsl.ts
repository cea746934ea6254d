/** Noise of space: `noise3` in steps of a metre, `cloud3` with finer ones on it, 0 to 1. */
export const NOISE = /* glsl */ `
float hash3(vec3 p) {
  p = fract(p * .1031);
  p += dot(p, p.zyx + 31.32);
  return fract((p.x + p.y) * p.z);
}

float noise3(vec3 p) {
  vec3 i = floor(p), f = p - i;
  f = f * f * (3. - 2. * f);
  return mix(
    mix(mix(hash3(i), hash3(i + vec3(1, 0, 0)), f.x), mix(hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), f.x), mix(hash3(i + vec3(0, 1, 1)), hash3(i + vec3(1, 1, 1)), f.x), f.y),
    f.z
  );
}

float cloud3(vec3 p) {
  return .55 * noise3(p) + .3 * noise3(p * 2.03 + 7.) + .15 * noise3(p * 4.1 + 19.);
}
`;

/** Needs `uniform vec3 haze`. As the pictures have it. */
export const HAZE = /* glsl */ `
vec3 hazed(vec3 color, float metres) {
  return mix(color, haze, .18 * pow(clamp((metres - 350.) / 9000., 0., 1.), .55));
}
`;
