import { expect, it } from 'vitest';
import { outcomeAttributes } from './outcome-attributes.ts';

const REPORT = { session: 's-1', remote: 'mf-map', version: '2.0.0', cohort: 'canary' } as const;
const COMMON = {
  'event.name': 'suite.remote.outcome',
  'session.id': 's-1',
  'service.namespace': 'suite',
  'service.name': 'mf-map',
  'service.version': '2.0.0',
  'suite.cohort': 'canary',
};

it.each([
  [
    { outcome: 'good', loadMs: 312 },
    { 'suite.outcome': 'good', 'suite.load.duration': 0.312 },
  ],
  [
    { outcome: 'bad', reason: 'integrity' },
    { 'suite.outcome': 'bad', 'error.type': 'integrity' },
  ],
] as const)('of %j are those of an event, durations in seconds', (part, attributes) => {
  expect(outcomeAttributes({ ...REPORT, ...part })).toEqual({ ...COMMON, ...attributes });
});
