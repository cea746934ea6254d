import { expect, it } from 'vitest';
import { outcomeAttributes } from './outcome-attributes.ts';

const ROW = {
  session: 's-1',
  remote: 'mf-map',
  version: '2.0.0',
  cohort: 'canary',
  language: 'sr',
  device: 'phone',
  member: false,
  bad: false,
  mounted: true,
  settled: true,
  reason: null,
  load_ms: null,
  symptoms: [],
} as const;
const COMMON = {
  'event.name': 'suite.remote.outcome',
  'session.id': 's-1',
  'service.namespace': 'suite',
  'service.name': 'mf-map',
  'service.version': '2.0.0',
  'suite.cohort': 'canary',
  'suite.language': 'sr',
  'suite.device': 'phone',
  'suite.member': false,
};

it.each([
  [{ load_ms: 312 }, { 'suite.outcome': 'good', 'suite.load.duration': 0.312 }],
  [{ settled: false }, { 'suite.outcome': 'mounted' }],
  [
    { bad: true, reason: 'integrity' },
    { 'suite.outcome': 'bad', 'error.type': 'integrity' },
  ],
  [{ symptoms: ['calls'] }, { 'suite.outcome': 'good', 'suite.symptoms': ['calls'] }],
] as const)('of %j are those of an event, durations in seconds', (part, attributes) => {
  expect(
    outcomeAttributes({ ...ROW, symptoms: [], ...part } as Parameters<typeof outcomeAttributes>[0]),
  ).toEqual({
    ...COMMON,
    ...attributes,
  });
});
