import { expect, it } from 'vitest';
import { paintedAfter, type TraceEvent } from './trace.ts';

const mark: TraceEvent = { name: 'recolour', ph: 'I', ts: 1000 };
const drawn = (ts: number, dur: number): TraceEvent => ({ name: 'Display::DrawAndSwap', ph: 'X', ts, dur });

it.each([
  ['one frame', [mark, drawn(5000, 2000)], 6],
  ['several, in any order', [drawn(20_000, 1000), mark, drawn(5000, 2000)], 20],
  ['one that began before', [drawn(500, 3000), mark], 2.5],
  ['other events', [mark, drawn(5000, 2000), { name: 'Swap', ph: 'X', ts: 90_000 }], 6],
  ['none', [mark], Number.NaN],
])('%s', (_, events, wantedMs) => {
  expect(paintedAfter('recolour', events)).toBe(wantedMs);
});
