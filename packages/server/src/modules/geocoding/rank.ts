/** How well a name fits: `exact`, it begins so (`prefix`), or a later word of it does (`word`). */
export type Fit = 'exact' | 'prefix' | 'word';

/** In the order in which equals are listed: a town before the region that is called after it. */
const KINDS = ['project', 'country', 'place', 'region'] as const;

export interface Candidate {
  readonly kind: (typeof KINDS)[number];
  readonly fit: Fit;
  /** Population, of which a country has all of its places' and a region its largest place's. */
  readonly weight: number;
  /** It lies near one of the organisation's projects. */
  readonly isNear: boolean;
  readonly name: string;
}

const FITS: readonly Fit[] = ['exact', 'prefix', 'word'];

/**
 * Own projects first; then exact names, beginnings and later words; of equals what lies near a project, so that
 * "bud" is Budva before Budapest for whom sells homes by the Adriatic; then the larger population.
 * Of exact names a country comes before a place and that before a region, however large they are.
 */
export function rank<Ranked extends Candidate>(candidates: readonly Ranked[]): Ranked[] {
  return candidates.toSorted(
    (a, b) =>
      Number(b.kind === 'project') - Number(a.kind === 'project') ||
      FITS.indexOf(a.fit) - FITS.indexOf(b.fit) ||
      (a.fit === 'exact' ? byKind(a, b) : 0) ||
      Number(b.isNear) - Number(a.isNear) ||
      b.weight - a.weight ||
      byKind(a, b) ||
      (a.name < b.name ? -1 : Number(a.name > b.name)),
  );
}

function byKind(a: Candidate, b: Candidate): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
}

/** How a folded name fits a folded query; null when it does not. */
export function fitOf(name: string, query: string): Fit | null {
  if (name === query) return 'exact';
  if (name.startsWith(query)) return 'prefix';
  return name.includes(` ${query}`) ? 'word' : null;
}

/** The best of some fits; null when none is one. */
export function bestFit(fits: readonly (Fit | null | undefined)[]): Fit | null {
  return FITS.find((fit) => fits.includes(fit)) ?? null;
}
