import { DoubleSide, ShaderMaterial } from 'three';

const VERTEX = 'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }';

/** Every other texel of the shadow map is dark, which its filter makes grey: tinted glass takes half of the sun's light. */
const FRAGMENT = `void main() {
  vec2 texel = floor(gl_FragCoord.xy);
  if (mod(texel.x + texel.y, 2.) > .5) discard;
  gl_FragColor = vec4(1.);
}`;

/** The light shadow of panes. */
export function paneShadow(): ShaderMaterial {
  return new ShaderMaterial({ side: DoubleSide, vertexShader: VERTEX, fragmentShader: FRAGMENT });
}
