import { describe, expect, it } from 'vitest';
import { aDocument, anEntry } from '../fixtures/release.ts';
import { type GcFacts, planGc } from './plan-gc.ts';

const since = new Date('2026-01-10T00:00:00Z');
const old = new Date('2026-01-01T00:00:00Z');
const stored = (...versions: string[]) =>
  versions.map((version) => ({ app: 'mf-map', version, publishedAt: old as Date | null }));

const FACTS: GcFacts = {
  stored: stored('1', '2', '3', '4', '5'),
  document: aDocument(anEntry('mf-map', '5')),
  recent: [],
  stableVersions: { 'mf-map': ['1', '2', '3', '4', '5'] },
  alive: [{ app: 'mf-map', version: '5' }],
  keep: 0,
  since,
};
const goes = (part: Partial<GcFacts> = {}) => planGc({ ...FACTS, ...part }).map(({ version }) => version);

describe('delivery: gc: a version in use stays', () => {
  it('takes what nobody can have any more', () => {
    expect(goes()).toEqual(['1', '2', '3', '4']);
  });

  it.each<[string, Partial<GcFacts>, string[]]>([
    ['that visitors have been seen with', { alive: [{ app: 'mf-map', version: '2' }] }, ['1', '3', '4']],
    [
      'that some visitors have been seen with, and others with another',
      {
        alive: [
          { app: 'mf-map', version: '2' },
          { app: 'mf-map', version: '3' },
        ],
      },
      ['1', '4'],
    ],
    ['to go back to, the last two', { keep: 2 }, ['1', '2']],
    [
      'of the document, canaries too',
      { document: aDocument(anEntry('mf-map', '5'), anEntry('mf-map', '3')) },
      ['1', '2', '4'],
    ],
    ['that visitors got in these days', { recent: [aDocument(anEntry('mf-map', '4'))] }, ['1', '2', '3']],
    ['that is new', { stored: [...stored('1'), { app: 'mf-map', version: '9', publishedAt: since }] }, ['1']],
    ['whose age is not known', { stored: [{ app: 'mf-map', version: '9', publishedAt: null }] }, []],
  ])('keeps a version %s', (_, part, expected) => {
    expect(goes(part)).toEqual(expected);
  });

  it('keeps the same version of another app for itself', () => {
    expect(goes({ alive: [{ app: 'mf-panels', version: '2' }] })).toContain('2');
  });

  it('does nothing when no page reports anything', () => {
    expect(goes({ alive: [] })).toEqual([]);
  });
});
