import { shared } from './registry.ts';

interface Rate {
  readonly times: number;
  readonly withinMs: number;
}

/** A visitor can read no more of these, and presses no quicker; a slider writes with every frame. */
const RATES: Readonly<Record<string, Rate>> = {
  raiseNotice: { times: 5, withinMs: 10_000 },
  togglePanel: { times: 10, withinMs: 1_000 },
  // Once for each home of a list that came from another device, all at once.
  keepSavedStatus: { times: 2_000, withinMs: 1_000 },
};
const OTHER: Rate = { times: 200, withinMs: 1_000 };

interface Window {
  readonly fromMs: number;
  times: number;
}
const windows = shared('rates', () => new Map<string, Window>());

/** Counts an action of an owner, and says whether it comes seldom enough. */
export function isWithinRate(owner: string, name: string): boolean {
  const rate = RATES[name];
  const { times, withinMs } = rate ?? OTHER;
  const key = `${owner} ${rate ? name : ''}`;
  const nowMs = Date.now();
  const known = windows.get(key);
  const window = known && nowMs - known.fromMs < withinMs ? known : { fromMs: nowMs, times: 0 };
  windows.set(key, window);
  window.times += 1;
  return window.times <= times;
}

/** For tests. */
export function resetRates(): void {
  windows.clear();
}
