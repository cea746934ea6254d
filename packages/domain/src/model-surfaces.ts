/** What a part of a project's model is made of; the first half of its name: "solid:T1". */
const SURFACES = [
  'solid',
  'glass',
  'rail',
  'pool',
  'ground',
  'hills',
  'sea',
  'seafar',
  'rocks',
  'hedges',
] as const;

export type Surface = (typeof SURFACES)[number];

/** The surface of this name, which pages give a look of its own; null for any other name. */
export function surfaceOf(name: string | undefined): Surface | null {
  return SURFACES.find((one) => one === name) ?? null;
}

export function isWater(surface: Surface): boolean {
  return surface === 'sea' || surface === 'seafar' || surface === 'pool';
}

export function isClear(surface: Surface): boolean {
  return surface === 'glass' || surface === 'rail';
}
