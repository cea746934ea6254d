import { describe, expect, it } from 'vitest';
import { withFacts, withVersions } from '../document/document.ts';
import { anEntry, aSuite } from '../fixtures/release.ts';
import type { Minute } from '../judge/outcomes.ts';
import { withCanary, withLock } from '../rollout/rollout.ts';
import type { OutcomesQuery } from '../telemetry/telemetry.ts';
import { readStatus } from './read-status.ts';
import { statusTable } from './status-table.ts';

const NOW = new Date('2026-01-02T12:00:00Z');
const BEGAN = '2026-01-02T11:30:20.000Z';
const plain = withFacts(aSuite(['shell', anEntry('shell')], ['mf-map', anEntry('mf-map', '1.0.0-a1')]), {
  revision: 7,
  author: 'ana',
  at: BEGAN,
  reason: 'faster pins',
});
const withNext = withCanary(plain, 'mf-map', anEntry('mf-map', '1.0.0-b2'), {
  traffic: 5,
  salt: 'r7',
  cohorts: ['qa'],
  since: BEGAN,
});
const MINUTES: readonly Minute[] = [
  { at: '2026-01-02T10:59:00.000Z', stable: { loads: 40, bad: 4 }, canary: { loads: 0, bad: 0 } },
  { at: '2026-01-02T11:30:00.000Z', stable: { loads: 95, bad: 1 }, canary: { loads: 5, bad: 0 } },
  { at: '2026-01-02T11:31:00.000Z', stable: { loads: 95, bad: 0 }, canary: { loads: 5, bad: 1 } },
];
const queries: OutcomesQuery[] = [];
const telemetry = {
  outcomes: async (query: OutcomesQuery) => {
    queries.push(query);
    return {
      series: [{ kind: 'bad' as const, slice: null, minutes: MINUTES, contestable: 0 }],
      reasons: {},
      medianLoadMs: { stable: 310, canary: 290 },
    };
  },
};

describe('the status of all apps', () => {
  it('counts the loads of a rollout from its first minute on, and draws the whole day by the hour', async () => {
    const { apps } = await readStatus(withNext, telemetry, NOW);
    const map = apps.find(({ app }) => app === 'mf-map');
    expect(
      map?.versions.map(({ version, loads, bad, medianLoadMs }) => [version, loads, bad, medianLoadMs]),
    ).toEqual([
      ['1.0.0-a1', 190, 1, 310],
      ['1.0.0-b2', 10, 1, 290],
    ]);
    expect(map?.verdict).toBe('waiting');
    expect(map?.history).toEqual([
      { at: '2026-01-02T10:00:00.000Z', stable: { loads: 40, bad: 4 }, canary: { loads: 0, bad: 0 } },
      { at: '2026-01-02T11:00:00.000Z', stable: { loads: 190, bad: 1 }, canary: { loads: 10, bad: 1 } },
    ]);
    expect(queries).toEqual([
      { app: 'shell', stable: '1.0.0-9f8e7d6c', canary: null, since: new Date('2026-01-01T12:00:00Z') },
      { app: 'mf-map', stable: '1.0.0-a1', canary: '1.0.0-b2', since: new Date('2026-01-01T12:00:00Z') },
    ]);
  });

  it('is a table that a person reads at a glance', async () => {
    const table = statusTable(await readStatus(withLock(withNext, ['mf-panels'], true), telemetry, NOW));
    expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['remote', 'stable', 'canary', 'traffic', 'loads', 'bad rate (95 %)', 'verdict'],
      ['shell', '1.0.0-9f8e7d6c', '-', '100 %', '230', '2.2 % (0.9 to 5.0)', '-'],
      ['mf-map', '1.0.0-a1', '-', '95 %', '190', '0.5 % (0.1 to 2.9)'],
      ['', '1.0.0-b2', '5 % + qa', '10', '10.0 % (1.8 to 40.4)', 'too early to say'],
      ['mf-panels (locked)', 'nothing released'],
      [''],
      [expect.stringMatching(/^mf-map: it may be worse by up to \d+\.\d\d %$/)],
      [`revision 7, ana at ${BEGAN}: faster pins`],
    ]);
  });

  it('has its columns below each other', async () => {
    const [titles = '', ...rows] = statusTable(await readStatus(withNext, telemetry, NOW)).split('\n');
    const column = titles.indexOf('traffic');
    expect(rows.slice(0, 3).map((row) => row.slice(column).split(/ {2,}/)[0])).toEqual([
      '100 %',
      '95 %',
      '5 % + qa',
    ]);
  });

  it('says who gets what without any reports, and decides nothing', async () => {
    const { apps } = await readStatus(withNext, null, NOW);
    expect(apps.find(({ app }) => app === 'mf-map')).toMatchObject({ verdict: 'no-data', history: [] });
    const empty = statusTable(await readStatus(withVersions(plain, 'shell', []), null, NOW));
    expect(empty).not.toContain('revision');
  });
});
