import { expect, it } from 'vitest';
import { anEntry, aSuite } from '../fixtures/release.ts';
import { withAborted, withCanary, withExclusive, withLock } from '../rollout/rollout.ts';
import { documentDiff } from './document-diff.ts';

const plain = aSuite(['shell', anEntry('shell')], ['mf-map', anEntry('mf-map', '1.0.0-a1')]);
const START = { traffic: 5, salt: 'r7', cohorts: ['qa', 'sales'], since: '2026-01-02T03:04:05.000Z' };
const withNext = withCanary(plain, 'mf-map', anEntry('mf-map', '1.0.0-b2'), START);

it('says what becomes of a version, and nothing of what stays', () => {
  expect(documentDiff(plain, plain)).toEqual([]);
  expect(documentDiff(plain, withNext)).toEqual([
    '- @suite/mf-map 1.0.0-a1 stable 100 % contract ^1.0.0',
    '+ @suite/mf-map 1.0.0-a1 stable 95 % contract ^1.0.0',
    '+ @suite/mf-map 1.0.0-b2 canary 5 % cohorts qa,sales contract ^1.0.0',
  ]);
});

it('says what is true of the whole document', () => {
  const after = withExclusive(withLock(withAborted(withNext, 'mf-map'), ['mf-map'], true), true);
  expect(documentDiff(withNext, after)).toEqual([
    '- @suite/mf-map 1.0.0-a1 stable 95 % contract ^1.0.0',
    '- @suite/mf-map 1.0.0-b2 canary 5 % cohorts qa,sales contract ^1.0.0',
    '- canaries each for itself',
    '+ @suite/mf-map 1.0.0-a1 stable 100 % contract ^1.0.0',
    '+ revoked mf-map@1.0.0-b2',
    '+ locked mf-map',
    '+ canaries in disjoint slices',
  ]);
});
