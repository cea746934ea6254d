/** The design tokens the canvas needs; CSS variables reach a canvas only by reading them. */
const FALLBACKS = {
  '--available-rgb': '46 152 92',
  '--pending-rgb': '205 62 52',
  '--reserved-rgb': '18 148 158',
  '--sold-rgb': '226 112 28',
  '--unavailable-rgb': '222 172 38',
  '--area-rgb': '96 186 206',
  '--poly-rest': '.34',
  '--poly-rest-pending': '.30',
  '--poly-rest-muted': '.24',
  '--poly-hover': '.58',
  '--poly-selected': '.66',
  '--poly-out': '0',
  '--poly-stroke': 'rgb(255 255 255 / .82)',
  '--poly-stroke-out': 'rgb(255 255 255 / .28)',
  '--area-rest': '.10',
  '--area-hover': '.32',
  '--area-out': '.04',
  '--focus': '#0B5CAD',
  '--sans': '"Source Sans 3","Segoe UI",system-ui,sans-serif',
} as const;

export type TokenName = keyof typeof FALLBACKS;
export type Tokens = Readonly<Record<TokenName, string>>;

/** The tokens as the design system ships them, for places without a stylesheet. */
export function defaultTokens(): Tokens {
  return FALLBACKS;
}

/** The tokens in force at `element`; a missing one falls back to the design system's own. */
export function readTokens(element: Element): Tokens {
  const style = getComputedStyle(element);
  const entries = Object.entries(FALLBACKS).map(([name, fallback]) => [
    name,
    style.getPropertyValue(name).trim() || fallback,
  ]);
  return Object.fromEntries(entries) as Tokens;
}
