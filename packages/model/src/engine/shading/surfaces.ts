import { isClear, isWater, type Surface } from '@suite/domain';

/**
 * Colour in place of `color_fragment`: colours come as square roots, alpha is how much a room glows. By day that is light that
 * came in from outside; after sunset, when the air is dark, it is that of lamps.
 */
const COLORS: Partial<Record<Surface, string>> = {
  solid: /* glsl */ `
    diffuseColor.rgb *= vColor.rgb * vColor.rgb * mix(.95, 1.03, smoothstep(.3, .7, cloud3(vWorld * 1.4)));
    glow = vColor.a * mix(vec3(.9, .43, .14), vec3(1.7), min(haze.b * 1.1, 1.));`,
  rocks: 'diffuseColor.rgb *= vColor.rgb * vColor.rgb * mix(.65, 1.1, cloud3(vWorld * 1.2));',
  // From so near a box is seen to be one: the leaves are drawn that stand in it.
  hedges: /* glsl */ `
    if (length(vViewPosition) < 12.) discard;
    diffuseColor.rgb *= vColor.rgb * vColor.rgb;`,
  hills: 'diffuseColor.rgb *= vColor.rgb * vColor.rgb * mix(.62, 1.1, cloud3(vWorld * .03));',
  ground: /* glsl */ `
    float nearGround = 1. - smoothstep(60., 260., length(vViewPosition));
    diffuseColor.rgb *= mix(.86, 1.08, smoothstep(.3, .7, cloud3(vWorld * .05)))
      * mix(1., mix(.82, 1.12, cloud3(vWorld * 3.)), nearGround);`,
  pool: /* glsl */ `
    vec2 ripple = vWorld.xz * 1.1 + cloud3(vec3(vWorld.xz * .8, 1.)) * 1.3;
    diffuseColor.rgb = mix(
      vec3(.36, .8, .82),
      vec3(.025, .42, .54),
      smoothstep(0., .45, abs(noise3(vec3(ripple * 1.4, 0.)) - .5) * 2.)
    );`,
};

export const colorOf = (surface: Surface) => COLORS[surface] ?? '';

/** Normals that calm with distance; still water, for waves would be drawn for ever. */
function wavesOf(isPool: boolean): string {
  return /* glsl */ `{
    float metres = length(vViewPosition);
    float calm = ${isPool ? '.05' : '.5 / (1. + pow(metres / 240., 1.5))'};
    float fine = 1. - smoothstep(40., 220., metres), middle = 1. - smoothstep(120., 600., metres);
    vec2 w = vec2(vWorld.x * .88 - vWorld.z * .47, (vWorld.x * .47 + vWorld.z * .88) * .55);
    float e = .35;
    #define WAVE(p) (noise3(vec3((p) * .28, 0.)) + middle * .5 * noise3(vec3((p) * .7 + 3., 0.)) + fine * .24 * noise3(vec3((p) * 1.9, 0.)))
    float h0 = WAVE(w), hx = WAVE(w + vec2(e, 0.)), hy = WAVE(w + vec2(0., e));
    vec3 n = normalize(vec3(-(hx - h0) / e * calm, 1., -(hy - h0) / e * calm));
    normal = normalize((viewMatrix * vec4(n, 0.)).xyz);
    ${isPool ? '' : 'roughnessFactor = mix(.1, .17, smoothstep(150., 1800., metres));'}
  }`;
}

const BUMPS = /* glsl */ `{
  float near = 1. - smoothstep(20., 140., length(vViewPosition));
  if (near > 0.) {
    float e = .15, h0 = cloud3(vWorld * 3.);
    float hx = cloud3((vWorld + vec3(e, 0., 0.)) * 3.), hz = cloud3((vWorld + vec3(0., 0., e)) * 3.);
    normal = normalize(normal + (viewMatrix * vec4(-(hx - h0), 0., -(hz - h0), 0.)).xyz / e * .09 * near);
  }
}`;

/** In place of `normal_fragment_maps`. */
export function normalOf(surface: Surface): string {
  if (isWater(surface)) return wavesOf(surface === 'pool');
  return surface === 'ground' ? BUMPS : '';
}

/**
 * Panes: what lies behind, tinted, and the sky's reflection by angle; trees and hills stand before the sky that the surrounding
 * picture has near the horizon. Mirrored light goes through the film curve by itself.
 */
export function paneOf(surface: Surface): string {
  if (!isClear(surface)) return '';
  const isGlass = surface === 'glass';
  return /* glsl */ `{
    vec3 v = normalize(vViewPosition);
    float mirror = clamp((.04 + .96 * pow(1. - abs(dot(v, normal)), 5.)) * ${isGlass ? '2.' : '1.5'}, 0., 1.);
    float height = (vec4(reflect(-v, normal), 0.) * viewMatrix).y;
    vec3 around = radiance * mix(.45, 1., smoothstep(.05, .3, height));
    vec3 light = (min(reflectedLight.directSpecular, vec3(2.)) * .4 + around * mirror) * ${isGlass ? '1.7' : '1.'};
    outgoingLight = light;
    diffuseColor.a = 1. - ${isGlass ? '.78' : '.9'} * (1. - mirror);
  }`;
}
