import { expect, it } from 'vitest';
import { anEntry } from '../fixtures/release.ts';
import type { Counts, Series } from '../judge/outcomes.ts';
import { whyNobodyLoads } from './why-nobody-loads.ts';

const series = (kind: Series['kind'], stable: Counts, canary: Counts): Series => ({
  kind,
  slice: null,
  minutes: [{ at: '2026-01-02T03:04:00.000Z', stable, canary }],
  contestable: 0,
});
const loads = (count: number, bad = 0): Counts => ({ loads: count, bad });
const canary = {
  ...anEntry('mf-map'),
  deployment: { traffic: 5, default: false },
};
const because = (assigned: Counts, heard: Counts, ofStable = loads(950, 9)) =>
  whyNobodyLoads(
    { series: [series('bad', ofStable, heard), series('silent', ofStable, assigned)] },
    { render: 1, integrity: 7 },
    canary,
  );

it.each([
  ['it stands for somebody', loads(50, 3), loads(47, 2), null],
  ['too little is known', loads(2, 2), loads(0), null],
  [
    'no page is served with it',
    loads(0),
    loads(0),
    'no visitor can load this, because no page is served with it: it needs contracts ^1.0.0 and the libraries that it was built with, and the shell has others',
  ],
  [
    'nobody tells of it',
    loads(12, 12),
    loads(0),
    'no visitor can load this, because none of the 12 page views that got it told that it stands',
  ],
  [
    'each load went badly',
    loads(9, 1),
    loads(8, 8),
    'no visitor can load this, because each of its 8 loads went badly (integrity 7, render 1)',
  ],
] as const)('says why nobody can load a version: %s', (_, assigned, heard, sentence) => {
  expect(because(assigned, heard)).toBe(sentence);
});

it('says nothing where there are no visitors', () => {
  expect(because(loads(0), loads(0), loads(10))).toBeNull();
});
