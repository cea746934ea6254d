import { type Minute, type Series, type SeriesKind, SLICES, type Slice, SYMPTOMS } from '@suite/release';

interface Cell {
  readonly at: Date;
  readonly is_canary: boolean;
  readonly language: string;
  readonly device: string;
  readonly member: boolean;
}

/** Page views of a version in a minute, and those that were heard of. */
export interface LoadRow extends Cell {
  readonly loads: number;
  readonly heard: number;
}

/** How many of them had what, of a network as many as count. */
export interface EventRow extends Cell {
  readonly kind: string;
  /** Of the canary's only. */
  readonly network: string | null;
  readonly count: number;
  /** More of one network than count: as if they had not been. */
  readonly dropped: number;
}

const COMPARED: readonly (readonly [SeriesKind, Slice | null])[] = [
  ['bad', null],
  ['silent', null],
  ...SYMPTOMS.map((symptom) => [symptom, null] as const),
  ...SLICES.map((slice) => ['bad', slice] as const),
];

/** What is compared, from what was counted by minute, version and slice. */
export function seriesOf(loads: readonly LoadRow[], events: readonly EventRow[]): readonly Series[] {
  return COMPARED.map(([kind, slice]) => {
    const own = events.filter((row) => row.kind === kind && isIn(row, slice));
    const among = loads.filter((row) => isIn(row, slice));
    return { kind, slice, minutes: minutesFrom(among, own, kind), contestable: ofThreeNetworks(own) };
  });
}

function isIn({ language, device, member }: Cell, slice: Slice | null): boolean {
  if (slice === null) return true;
  return [language, device, member ? 'member' : 'guest', `${language} ${device}`].includes(slice);
}

interface Tally {
  loads: number;
  bad: number;
}

function minutesFrom(
  loads: readonly LoadRow[],
  events: readonly EventRow[],
  kind: SeriesKind,
): readonly Minute[] {
  const minutes = new Map<string, { stable: Tally; canary: Tally }>();
  const tally = ({ at, is_canary }: Cell): Tally => {
    const known = minutes.get(at.toISOString()) ?? {
      stable: { loads: 0, bad: 0 },
      canary: { loads: 0, bad: 0 },
    };
    minutes.set(at.toISOString(), known);
    return known[is_canary ? 'canary' : 'stable'];
  };
  // Silence is of all that were to get it, the rest of those that told anything.
  for (const row of loads) tally(row).loads += kind === 'silent' ? row.loads : row.heard;
  for (const row of events) {
    tally(row).bad += row.count;
    tally(row).loads -= row.dropped;
  }
  return [...minutes].toSorted(([a], [b]) => a.localeCompare(b)).map(([at, both]) => ({ at, ...both }));
}

/** Bad loads of the canary from the three networks that have most of them. */
function ofThreeNetworks(events: readonly EventRow[]): number {
  const counts = new Map<string, number>();
  for (const { network, is_canary, count } of events) {
    if (is_canary && network !== null) counts.set(network, (counts.get(network) ?? 0) + count);
  }
  const most = [...counts.values()].toSorted((a, b) => b - a).slice(0, 3);
  return most.reduce((sum, one) => sum + one, 0);
}
