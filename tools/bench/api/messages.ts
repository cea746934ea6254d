/** What the bench and the process of its server say to each other. */
export interface Started {
  readonly url: string;
  /** Servers that do nothing but send the same bytes as `UNITS_PATH`, by content encoding. */
  readonly bareUrls: Readonly<Record<string, string>>;
  /** Of the process when it was ready. */
  readonly memoryMB: number;
}

/** A unit is to have this status, which it has not. */
export interface Change {
  readonly unitId: number;
  readonly status: 'reserved' | 'available';
}

/** It is about to be changed; milliseconds since 1970. */
export interface Changing {
  readonly atMs: number;
}

export const UNITS_PATH = '/api/v1/frontend/buildings/1/apartments';
export const ENCODINGS = ['identity', 'br'] as const;

/** Milliseconds since 1970, finer than the clock of dates. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now();
}
