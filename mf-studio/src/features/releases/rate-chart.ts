import type { DeliveryStatus } from '@suite/api';

export type Hour = DeliveryStatus['apps'][number]['history'][number];
export type Cohort = 'stable' | 'canary';

/** An hour with loads: both from 0 to 1, `x` from the first hour to the last, `y` down from the top. */
export interface RatePoint {
  readonly at: string;
  readonly x: number;
  readonly y: number;
  /** The hour before has a point too, which a line joins to this one. */
  readonly from: { readonly x: number; readonly y: number } | null;
}

export interface RateChart {
  /** Rate at the top of the chart. */
  readonly topRate: number;
  readonly stable: readonly RatePoint[];
  readonly canary: readonly RatePoint[];
}

const HOUR_MS = 3_600_000;
const HOURS = 24;
const TOPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1] as const;

/** Bad loads of all, null where there were none. */
export function badRate({ loads, bad }: Hour[Cohort]): number | null {
  return loads > 0 ? bad / loads : null;
}

/** The bad rates of the day that ends with the hour of `asOf`; an hour without loads interrupts the line. */
export function rateChart(history: readonly Hour[], asOf: string): RateChart {
  const lastMs = Math.floor(Date.parse(asOf) / HOUR_MS) * HOUR_MS;
  const firstMs = lastMs - HOURS * HOUR_MS;
  const seen = history.filter(({ at }) => Date.parse(at) >= firstMs && Date.parse(at) <= lastMs);
  const most = Math.max(
    0,
    ...seen.flatMap(({ stable, canary }) => [badRate(stable) ?? 0, badRate(canary) ?? 0]),
  );
  const topRate = TOPS.find((top) => top >= most) ?? 1;
  const line = (cohort: Cohort) =>
    pointsOf(seen, cohort, (at) => (at - firstMs) / (lastMs - firstMs), topRate);
  return { topRate, stable: line('stable'), canary: line('canary') };
}

function pointsOf(
  hours: readonly Hour[],
  cohort: Cohort,
  xOf: (atMs: number) => number,
  topRate: number,
): readonly RatePoint[] {
  const points: RatePoint[] = [];
  for (const hour of hours) {
    const rate = badRate(hour[cohort]);
    if (rate === null) continue;
    const before = points.at(-1);
    const isNext = before !== undefined && Date.parse(hour.at) - Date.parse(before.at) === HOUR_MS;
    points.push({
      at: hour.at,
      x: xOf(Date.parse(hour.at)),
      y: 1 - rate / topRate,
      from: isNext ? { x: before.x, y: before.y } : null,
    });
  }
  return points;
}
