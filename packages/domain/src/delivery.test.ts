import { describe, expect, it } from 'vitest';
import { bucketOf } from './bucket.ts';
import { hasCanary, isRevoked, resolve, resolveShell, revisionOf, type Visit } from './delivery.ts';
import { documentOf, type VersionFacts, versionOf } from './fixtures/discovery.ts';

const VISIT: Visit = { visitorId: 'a'.repeat(32), cohorts: [], overrides: {}, shellVersion: '1.4.0' };
const REMOTE_NAMES = ['mf-map', 'mf-building', 'mf-apartment', 'mf-account', 'mf-panels'] as const;
const STABLE = versionOf('mf-map', '1', { isDefault: true, traffic: 0 });
const override = (version: string, isSigned = false) => ({ overrides: { 'mf-map': { version, isSigned } } });

/** Versions that are tried when there is a canary `2` of this kind beside the stable `1`. */
function tried(canary: VersionFacts, visit: Partial<Visit> = {}, extras = {}): string[] {
  const document = documentOf({ 'mf-map': [versionOf('mf-map', '2', canary), STABLE] }, extras);
  return resolve(document, { ...VISIT, ...visit })['mf-map']?.map((one) => one.version) ?? [];
}

describe('the version that a visitor gets', () => {
  it.each<[string, string[], VersionFacts, Partial<Visit>?, object?]>([
    ['stable without traffic for the canary', ['1'], { traffic: 0 }],
    ['the canary at 100 percent, then stable', ['2', '1'], { traffic: 100 }],
    ['the canary by cohort', ['2', '1'], { cohorts: ['qa'] }, { cohorts: ['qa', 'staff'] }],
    ['the canary by one of its cohorts', ['2', '1'], { cohorts: ['beta', 'qa'] }, { cohorts: ['qa'] }],
    ['stable outside of the cohort', ['1'], { cohorts: ['qa'] }, { cohorts: ['staff'] }],
    ['the canary by override', ['2', '1'], {}, override('2')],
    ['stable by override, whatever bucket and cohort say', ['1'], { traffic: 100 }, override('1')],
    ['what the rules say for a version that is not listed', ['1'], {}, override('3')],
    ['stable when the canary is revoked', ['1'], { traffic: 100 }, {}, { revoked: ['mf-map@2'] }],
    ['no revoked version by a mere override', ['1'], {}, override('2'), { revoked: ['mf-map@2'] }],
    ['a revoked one by a signed override', ['2', '1'], {}, override('2', true), { revoked: ['mf-map@2'] }],
    ['nothing that needs a later contract', ['1'], { traffic: 100, requiresShell: '^1.5' }],
    ['not even by a signed override', ['1'], { requiresShell: '^2' }, override('2', true)],
    [
      'nothing that needs a later minor version of a library than the shell brings',
      ['1'],
      { traffic: 100, shared: { swr: '^2.6.0' } },
      { shared: { swr: '2.5.1' } },
    ],
    [
      'what was built against an earlier minor version of it',
      ['2', '1'],
      { traffic: 100, shared: { swr: '^2.4.0' } },
      { shared: { swr: '2.5.1' } },
    ],
    [
      'what wants a library that the shell does not share',
      ['2', '1'],
      { traffic: 100, shared: { other: '^9.0.0' } },
      { shared: { swr: '2.5.1' } },
    ],
    [
      'what wants no more than the stable shell of the document brings',
      ['2', '1'],
      { traffic: 100, shared: { swr: '^2.5.0' } },
      {},
      { shared: { swr: '^2.5.1' } },
    ],
    [
      'what the stable shell of the document brings, where nothing else is said',
      ['1'],
      { traffic: 100, shared: { swr: '^2.6.0' } },
      {},
      { shared: { swr: '^2.5.1' } },
    ],
  ])('is %s', (_, expected, canary, visit, extras) => {
    expect(tried(canary, visit, extras)).toEqual(expected);
  });

  it('is none for a remote that the document lacks', () => {
    expect(resolve(documentOf({}), VISIT)['mf-panels'] ?? []).toEqual([]);
  });

  it('is tried at its other address before the stable one', () => {
    const fallbackUrl = 'https://elsewhere.example/r/mf-map/2/mf-manifest.json';
    const document = documentOf({
      'mf-map': [versionOf('mf-map', '2', { traffic: 100, fallbackUrl }), STABLE],
    });
    const found = resolve(document, VISIT)['mf-map'];
    expect(found?.map((one) => [one.cohort, one.isFallbackAddress, one.script])).toEqual([
      ['canary', false, '/r/mf-map/2/remoteEntry.js'],
      ['canary', true, 'https://elsewhere.example/r/mf-map/2/remoteEntry.js'],
      ['stable', false, '/r/mf-map/1/remoteEntry.js'],
    ]);
  });

  it.each<[string, VersionFacts, Partial<Visit>]>([
    ['override', {}, override('2')],
    ['cohort', { cohorts: ['qa'] }, { cohorts: ['qa'] }],
    ['bucket', { traffic: 100 }, {}],
    ['default', {}, {}],
  ])('says that it is chosen because of the %s', (because, canary, visit) => {
    const document = documentOf({ 'mf-map': [versionOf('mf-map', '2', canary), STABLE] });
    expect(resolve(document, { ...VISIT, ...visit })['mf-map']?.[0]?.because).toBe(because);
  });
});

describe('two remotes that want different minor versions of a library', () => {
  it('are each held against the one of the shell', () => {
    const wants = (app: string, range: string) => [
      versionOf(app, '2', { traffic: 100, shared: { swr: range } }),
      versionOf(app, '1', { isDefault: true, shared: { swr: '^2.5.0' } }),
    ];
    const document = documentOf({
      'mf-map': wants('mf-map', '^2.5.0'),
      'mf-panels': wants('mf-panels', '^2.6.0'),
    });
    const found = resolve(document, { ...VISIT, shared: { swr: '2.5.1' } });
    expect(found['mf-map']?.[0]?.version).toBe('2');
    expect(found['mf-panels']?.map((one) => one.version)).toEqual(['1']);
  });
});

const VISITORS = Array.from({ length: 1_000 }, (_, number) => number.toString(16).padStart(32, '0'));

describe('stickiness: 1,000 visitors while the traffic rises', () => {
  const onCanary = (traffic: number, salt = 'r17') =>
    new Set(VISITORS.filter((visitorId) => tried({ traffic, salt }, { visitorId }).includes('2')));

  it('is within binomial bounds at 1, 5 and 25 percent, everybody at 100 and nobody at 0', () => {
    for (const percent of [1, 5, 25]) {
      const share = percent / 100;
      const bound = 4 * Math.sqrt(VISITORS.length * share * (1 - share));
      expect(Math.abs(onCanary(percent).size - VISITORS.length * share)).toBeLessThan(bound);
    }
    expect(onCanary(100).size).toBe(VISITORS.length);
    expect(onCanary(0).size).toBe(0);
  });

  it('never takes anybody back to the stable version', () => {
    const steps = [1, 5, 25, 100].map((percent) => onCanary(percent));
    for (const [index, step] of steps.entries()) {
      for (const visitor of steps[index - 1] ?? []) expect(step.has(visitor)).toBe(true);
    }
  });

  it('ends at the bucket that the traffic names', () => {
    for (const visitorId of VISITORS.slice(0, 20)) {
      const bucket = bucketOf('mf-map', 'r17', visitorId);
      const isOnCanary = (traffic: number) => tried({ traffic, salt: 'r17' }, { visitorId }).includes('2');
      expect([isOnCanary(bucket / 100), isOnCanary((bucket + 1) / 100)]).toEqual([false, true]);
    }
  });

  it('is the same wherever the stable version is listed', () => {
    const canary = versionOf('mf-map', '2', { traffic: 30 });
    const stable = versionOf('mf-map', '1', { isDefault: true, traffic: 70 });
    const of = (versions: (typeof stable)[], visitorId: string) =>
      resolve(documentOf({ 'mf-map': versions }), { ...VISIT, visitorId })['mf-map']?.[0]?.version;
    for (const visitorId of VISITORS.slice(0, 100))
      expect(of([stable, canary], visitorId)).toBe(of([canary, stable], visitorId));
  });

  it('begins with other visitors in the next rollout', () => {
    const next = onCanary(5, 'r18');
    const both = [...onCanary(5)].filter((visitor) => next.has(visitor));
    expect(both.length).toBeLessThan(20);
  });
});

describe('the shell', () => {
  const shells = (revoked: readonly string[] = []) => {
    const { schema, microFrontends } = documentOf({}, { revoked });
    const canary = versionOf('shell', '2.0.0', { traffic: 25, cohorts: ['qa'] });
    return {
      schema,
      microFrontends: { '@suite/shell': [...(microFrontends['@suite/shell'] ?? []), canary] },
    };
  };
  const visitor = (part: object = {}) => ({
    visitorId: VISIT.visitorId,
    cohorts: [],
    overrides: {},
    ...part,
  });
  const shown = (part: object, revoked?: readonly string[]) =>
    resolveShell(shells(revoked), visitor(part)).map(({ version, because }) => `${version} ${because}`);

  it.each<[string, object, string[], readonly string[]]>([
    ['a cohort', { cohorts: ['qa'] }, ['2.0.0 cohort', '1.0.0 default'], []],
    [
      'an override',
      { overrides: { shell: { version: '2.0.0', isSigned: false } } },
      ['2.0.0 override', '1.0.0 default'],
      [],
    ],
    ['a withdrawn version', { cohorts: ['qa'] }, ['1.0.0 default'], ['shell@2.0.0']],
  ])('goes by %s as remotes do', (_, part, expected, revoked) => {
    expect(shown(part, revoked)).toEqual(expected);
  });

  it('is given by the share, to the same visitors each time', () => {
    const on = VISITORS.slice(0, 400).filter(
      (visitorId) => resolveShell(shells(), visitor({ visitorId }))[0]?.version === '2.0.0',
    );
    expect(on.length).toBeGreaterThan(60);
    expect(on.length).toBeLessThan(140);
  });
});

describe('exclusive mode', () => {
  const rollout = (percent: Readonly<Partial<Record<string, number>>>, exclusive = true) =>
    documentOf(
      Object.fromEntries(
        REMOTE_NAMES.map((remote) => [
          remote,
          [
            versionOf(remote, '2', { traffic: percent[remote] ?? 0 }),
            versionOf(remote, '1', { isDefault: true, traffic: 100 - (percent[remote] ?? 0) }),
          ],
        ]),
      ),
      { exclusive },
    );
  const canariesOf = (document: ReturnType<typeof rollout>, visitorId: string) =>
    REMOTE_NAMES.filter((remote) => resolve(document, { ...VISIT, visitorId })[remote]?.[0]?.version === '2');
  const five = rollout({
    'mf-map': 20,
    'mf-building': 20,
    'mf-apartment': 20,
    'mf-account': 20,
    'mf-panels': 20,
  });

  it('puts every visitor on one of five canaries of 20 percent, and nobody on two', () => {
    for (const visitorId of VISITORS.slice(0, 200)) expect(canariesOf(five, visitorId)).toHaveLength(1);
  });

  it('gives a canary its whole share where others left room, and takes nobody of another', () => {
    const before = rollout({ 'mf-map': 5, 'mf-building': 10 });
    const after = rollout({ 'mf-map': 50, 'mf-building': 10 });
    const some = VISITORS.slice(0, 200);
    const on = (document: ReturnType<typeof rollout>, remote: string) =>
      some.filter((visitorId) => canariesOf(document, visitorId).some((one) => one === remote));
    expect(on(after, 'mf-building')).toEqual(on(before, 'mf-building'));
    expect(on(after, 'mf-map').length).toBeGreaterThan(75);
    expect(on(after, 'mf-map')).toEqual(expect.arrayContaining(on(before, 'mf-map')));
  });
});

it.each([
  ['one version of each app', {}, false],
  ['a canary of one, of whatever share', { 'mf-map': [versionOf('mf-map', '2'), STABLE] }, true],
])('knows whether something is tried: %s', (_, versions, expected) => {
  expect(hasCanary(documentOf(versions))).toBe(expected);
});

it('reads revision and withdrawn versions where the shell is listed', () => {
  const document = documentOf({}, { revision: 7, revoked: ['mf-map@2'] });
  expect(revisionOf(document)).toBe(7);
  expect([isRevoked(document, 'mf-map', '2'), isRevoked(document, 'mf-map', '1')]).toEqual([true, false]);
  expect(revisionOf(documentOf({}))).toBe(0);
});
