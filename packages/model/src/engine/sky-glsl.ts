/** Air as it is seen from the ground: one scattering, in twenty steps along the sight and eight towards the sun. */
export const AIR = /* glsl */ `
varying vec3 vDirection;
uniform vec3 sun;
uniform vec3 ground, groundInShade;
uniform vec3 gain;

vec2 hit(vec3 from, vec3 direction, float radius) {
  float b = dot(from, direction), c = dot(from, from) - radius * radius, q = b * b - c;
  return q < 0. ? vec2(1e9, -1e9) : vec2(-b - sqrt(q), -b + sqrt(q));
}

vec3 air(vec3 direction) {
  const vec3 RAYLEIGH = vec3(5.8e-6, 13.6e-6, 33.1e-6);
  const float MIE = 12e-6, RAYLEIGH_M = 8e3, MIE_M = 1.2e3, PLANET_M = 6371e3, AIR_M = 6471e3;
  vec3 from = vec3(0., PLANET_M + 60., 0.);
  float far = hit(from, direction, AIR_M).y, near = hit(from, direction, PLANET_M).x;
  if (near > 0.) far = min(far, near);
  float stepM = far / 20., along = 0., depthR = 0., depthM = 0.;
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
    float sunStepM = hit(p, sun, AIR_M).y / 8., sunAlong = 0., sunR = 0., sunM = 0.;
    for (int j = 0; j < 8; j++) {
      float sunHeight = length(p + sun * (sunAlong + sunStepM * .5)) - PLANET_M;
      sunR += exp(-sunHeight / RAYLEIGH_M) * sunStepM;
      sunM += exp(-sunHeight / MIE_M) * sunStepM;
      sunAlong += sunStepM;
    }
    vec3 left = exp(-(MIE * (depthM + sunM) + RAYLEIGH * (depthR + sunR)));
    sumR += hereR * left;
    sumM += hereM * left;
    along += stepM;
  }
  return 22. * (phaseR * RAYLEIGH * sumR + phaseM * MIE * sumM);
}

void main() {
  vec3 direction = normalize(vDirection);
  vec3 color = air(normalize(vec3(direction.x, max(direction.y, .004), direction.z))) * gain;
  // Light that is scattered more than once whitens the horizon.
  color = mix(color, vec3(dot(color, vec3(.3, .55, .15))), .75 * exp(-max(direction.y, 0.) * 10.));
  // What faces away from the sun stands over ground that lies in its own shadow.
  float lit = smoothstep(-.7, .7, dot(normalize(direction.xz + 1e-4), normalize(sun.xz + 1e-4)));
  gl_FragColor = vec4(mix(color, mix(groundInShade, ground, lit), smoothstep(.0, -.06, direction.y)), 1.);
}`;

export const SKY_VERTEX = /* glsl */ `
varying vec3 vDirection;
void main() {
  vDirection = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
}`;
