import { NOISE } from './shading/glsl.ts';

/**
 * Air as it is seen from the ground: one scattering, in twenty steps along the sight and eight towards the sun. `gain` is
 * of the horizon, `gainAbove` of what is above. Ozone, 15 km up and down from a height of 25, takes green and red, which
 * leaves the evening sky blue above the glow; light that is scattered more than once whitens the horizon, and is
 * `twilight`. `clouded`: thin clouds on a level above, white where the sun reaches them, lit from behind where it is.
 * `filtered`: what a filter before the lens leaves. What faces away from the sun stands over ground that lies in its own
 * shadow.
 */
export const AIR = /* glsl */ `
${NOISE}
varying vec3 vDirection;
uniform vec3 sun;
uniform vec3 twilight;
uniform vec3 ground, groundInShade;
uniform vec3 gain, gainAbove;
uniform float clouds, filtered;
uniform vec3 cloudLight;

vec2 hit(vec3 from, vec3 direction, float radius) {
  float b = dot(from, direction), c = dot(from, from) - radius * radius, q = b * b - c;
  return q < 0. ? vec2(1e9, -1e9) : vec2(-b - sqrt(q), -b + sqrt(q));
}

vec3 air(vec3 direction) {
  const vec3 RAYLEIGH = vec3(5.8e-6, 13.6e-6, 33.1e-6), OZONE = vec3(.65e-6, 1.88e-6, .085e-6);
  const float MIE = 12e-6, RAYLEIGH_M = 8e3, MIE_M = 1.2e3, PLANET_M = 6371e3, AIR_M = 6471e3;
  vec3 from = vec3(0., PLANET_M + 60., 0.);
  float far = hit(from, direction, AIR_M).y, near = hit(from, direction, PLANET_M).x;
  if (near > 0.) far = min(far, near);
  float stepM = far / 20., along = 0., depthR = 0., depthM = 0., depthO = 0.;
  vec3 sumR = vec3(0.), sumM = vec3(0.);
  float mu = dot(direction, sun), g = .76;
  float phaseR = .0597 * (1. + mu * mu);
  float phaseM = .1194 * ((1. - g * g) * (1. + mu * mu)) / (pow(1. + g * g - 2. * mu * g, 1.5) * (2. + g * g));
  for (int i = 0; i < 20; i++) {
    vec3 p = from + direction * (along + stepM * .5);
    float height = length(p) - PLANET_M;
    float hereR = exp(-height / RAYLEIGH_M) * stepM, hereM = exp(-height / MIE_M) * stepM;
    depthR += hereR;
    depthM += hereM;
    depthO += max(0., 1. - abs(height - 25e3) / 15e3) * stepM;
    float sunStepM = hit(p, sun, AIR_M).y / 8., sunAlong = 0., sunR = 0., sunM = 0., sunO = 0.;
    for (int j = 0; j < 8; j++) {
      float sunHeight = length(p + sun * (sunAlong + sunStepM * .5)) - PLANET_M;
      sunR += exp(-sunHeight / RAYLEIGH_M) * sunStepM;
      sunM += exp(-sunHeight / MIE_M) * sunStepM;
      sunO += max(0., 1. - abs(sunHeight - 25e3) / 15e3) * sunStepM;
      sunAlong += sunStepM;
    }
    vec3 left = exp(-(MIE * (depthM + sunM) + RAYLEIGH * (depthR + sunR) + OZONE * (depthO + sunO)));
    sumR += hereR * left;
    sumM += hereM * left;
    along += stepM;
  }
  return 22. * (phaseR * RAYLEIGH * sumR + phaseM * MIE * sumM);
}

vec3 clouded(vec3 color, vec3 direction) {
  vec2 at = direction.xz / (direction.y + .18);
  float shape = cloud3(vec3(at * 1.3, 2.)) * .6 + cloud3(vec3(at * vec2(3.1, 2.2) + 5., 7.)) * .4;
  float cover = smoothstep(.46, .78, shape) * smoothstep(.03, .22, direction.y) * .75;
  float glow = pow(max(dot(direction, sun), 0.), 6.);
  vec3 light = mix(color, vec3(dot(color, vec3(.3, .5, .2))), min(cloudLight.r * 2., 1.));
  return mix(color, light * mix(vec3(1.25), vec3(1.5, 1.3, 1.15), glow) + .04 * cloudLight, cover);
}

void main() {
  vec3 direction = normalize(vDirection);
  vec3 color = air(normalize(vec3(direction.x, max(direction.y, .004), direction.z)));
  color *= mix(gain, gainAbove, smoothstep(0., .4, direction.y));
  color = mix(color, vec3(dot(color, vec3(.3, .55, .15))), .75 * exp(-max(direction.y, 0.) * 10.));
  color += twilight;
  if (clouds > 0.) color = clouded(color, direction);
  color *= filtered;
  float lit = smoothstep(-.7, .7, dot(normalize(direction.xz + 1e-4), normalize(sun.xz + 1e-4)));
  gl_FragColor = vec4(mix(color, mix(groundInShade, ground, lit), smoothstep(.0, -.06, direction.y)), 1.);
}`;

/** So far away that it does not move when the eye does, and drawn behind everything. */
export const BACKGROUND_VERTEX = /* glsl */ `
varying vec3 vDirection;
void main() {
  vDirection = position;
  gl_Position = projectionMatrix * vec4(mat3(viewMatrix) * position * 1e7, 1.);
  gl_Position.z = gl_Position.w;
}`;

export const BACKGROUND_FRAGMENT = /* glsl */ `
varying vec3 vDirection;
uniform samplerCube seen;
void main() {
  gl_FragColor = vec4(textureCube(seen, vDirection).rgb, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export const SKY_VERTEX = /* glsl */ `
varying vec3 vDirection;
void main() {
  vDirection = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
}`;
