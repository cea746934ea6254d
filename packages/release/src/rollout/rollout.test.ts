import type { AppName, DiscoveryDocument } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { factsOf, stableOf, versionsOf, withExtras, withVersions } from '../document/document.ts';
import { anEntry, aSuite } from '../fixtures/release.ts';
import {
  nextStep,
  RolloutError,
  withAborted,
  withCanary,
  withCohort,
  withExclusive,
  withLock,
  withoutRevoked,
  withPaused,
  withPin,
  withPromoted,
  withRolledBack,
  withStable,
  withTraffic,
} from './rollout.ts';

const [OLD, NOW, NEXT] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'];
const SINCE = '2026-01-02T03:04:05.000Z';
const START = { salt: 'r7', cohorts: [], since: SINCE } as const;
const LATER = '2026-02-03T04:05:06.000Z';
const NEW_SHELL = '1.0.1-0000000a';
const plain = aSuite(['shell', anEntry('shell')], ['mf-map', anEntry('mf-map', NOW)]);
const next = anEntry('mf-map', NEXT);
const withNext = (traffic = 5, before = plain) => withCanary(before, 'mf-map', next, { ...START, traffic });

function shares(document: DiscoveryDocument, app: AppName = 'mf-map') {
  return versionsOf(document, app).map(({ metadata, deployment, extras }) => [
    metadata.version,
    extras.suite.state,
    deployment.traffic,
  ]);
}

it('a paused canary is nobody’s by chance, may be locked, and is judged anew from the next step on', () => {
  const paused = withPaused(withLock(withNext(), ['mf-map'], true), 'mf-map');
  expect(shares(paused)).toEqual([
    [NOW, 'stable', 100],
    [NEXT, 'canary', 0],
  ]);
  const onward = withTraffic(withLock(paused, ['mf-map'], false), 'mf-map', 5, LATER);
  expect(versionsOf(onward, 'mf-map')[1]?.extras.suite.since).toBe(LATER);
  expect(versionsOf(withTraffic(withNext(), 'mf-map', 25, LATER), 'mf-map')[1]?.extras.suite.since).toBe(
    START.since,
  );
});

/** As an older tool left it: pinned while a canary is out. */
function withPinnedStable(document: DiscoveryDocument): DiscoveryDocument {
  const [stable, canary] = versionsOf(document, 'mf-map');
  if (!stable || !canary) throw new Error('There is no canary');
  return withVersions(document, 'mf-map', [withExtras(stable, { state: 'pinned' }), canary]);
}

describe('a rollout', () => {
  it('begins beside the stable version, which keeps the rest', () => {
    expect(shares(withNext(5))).toEqual([
      [NOW, 'stable', 95],
      [NEXT, 'canary', 5],
    ]);
    expect(shares(withNext(0.3))).toEqual([
      [NOW, 'stable', 99.7],
      [NEXT, 'canary', 0.3],
    ]);
  });

  it('keeps its salt from the first percent to the last, and another has another', () => {
    const salts = [5, 25, 100].map(
      (traffic) =>
        versionsOf(withTraffic(withNext(), 'mf-map', traffic, LATER), 'mf-map')[1]?.deployment.salt,
    );
    expect(salts).toEqual(['r7', 'r7', 'r7']);
  });

  it('ends with the canary for everybody, without a salt', () => {
    const document = withPromoted(withNext(), 'mf-map');
    expect(shares(document)).toEqual([[NEXT, 'stable', 100]]);
    expect(stableOf(document, 'mf-map')?.deployment).toEqual({ traffic: 100, default: true });
  });

  it('ends with the stable version for everybody, and the canary revoked', () => {
    const document = withAborted(withNext(), 'mf-map');
    expect(shares(document)).toEqual([[NOW, 'stable', 100]]);
    expect(factsOf(document).revoked).toEqual([`mf-map@${NEXT}`]);
    expect(() => withNext(5, document)).toThrow(
      new RolloutError(`mf-map ${NEXT} was taken back; --again releases it all the same`),
    );
    expect(shares(withNext(5, withoutRevoked(document, 'mf-map', NEXT)))).toHaveLength(2);
  });

  it.each([
    [0, 5],
    [4, 5],
    [5, 25],
    [25, 50],
    [60, 100],
    [100, 100],
  ])('steps from %d to %d percent', (from, to) => {
    expect(nextStep(from)).toBe(to);
  });

  it('takes named groups on and off', () => {
    const cohorts = (document: DiscoveryDocument) => versionsOf(document, 'mf-map')[1]?.deployment.cohorts;
    const both = withCohort(withCohort(withNext(0), 'mf-map', 'qa', true), 'mf-map', 'press', true);
    expect(cohorts(both)).toEqual(['press', 'qa']);
    expect(cohorts(withCohort(both, 'mf-map', 'press', true))).toEqual(['press', 'qa']);
    expect(cohorts(withCohort(both, 'mf-map', 'press', false))).toEqual(['qa']);
    expect(
      cohorts(withCohort(withCohort(both, 'mf-map', 'press', false), 'mf-map', 'qa', false)),
    ).toBeUndefined();
  });

  it.each<[string, () => unknown, string]>([
    [
      'a second canary',
      () => withCanary(withNext(), 'mf-map', anEntry('mf-map', '9'), { ...START, traffic: 5 }),
      'on its way',
    ],
    [
      'a canary of nothing',
      () => withCanary(plain, 'mf-panels', anEntry('mf-panels'), { ...START, traffic: 5 }),
      'no stable version',
    ],
    [
      'the stable version as its own canary',
      () => withCanary(plain, 'mf-map', anEntry('mf-map', NOW), { ...START, traffic: 5 }),
      'is the stable version',
    ],
    ['a share of more than all', () => withNext(101), '0 to 100 percent'],
    ['a share of less than none', () => withNext(-1), '0 to 100 percent'],
    ['a share that no bucket stands for', () => withNext(0.001), '0 to 100 percent'],
    ['a step to more than all', () => withTraffic(withNext(), 'mf-map', 101, LATER), '0 to 100 percent'],
    [
      'a version for everybody that was taken back',
      () => withStable(withAborted(withNext(), 'mf-map'), 'mf-map', next),
      'was taken back',
    ],
    [
      'going back to a version that was taken back',
      () => withRolledBack(withAborted(withNext(), 'mf-map'), 'mf-map', next),
      'was taken back',
    ],
    ['a step without a canary', () => withTraffic(plain, 'mf-map', 25, LATER), 'mf-map has no canary'],
    ['a promotion without a canary', () => withPromoted(plain, 'mf-map'), 'mf-map has no canary'],
    ['an abort without a canary', () => withAborted(plain, 'mf-map'), 'mf-map has no canary'],
    [
      'going back to what is there',
      () => withRolledBack(plain, 'mf-map', anEntry('mf-map', NOW)),
      'stable version already',
    ],
    [
      'going back from nothing',
      () => withRolledBack(plain, 'mf-panels', anEntry('mf-panels')),
      'no version to go back from',
    ],
    ['pinning nothing', () => withPin(plain, 'mf-panels', true), 'no version to pin'],
    ['pinning while a canary is out', () => withPin(withNext(), 'mf-map', true), 'before it is pinned'],
  ])('refuses %s', (_, change, message) => {
    expect(change).toThrow(RolloutError);
    expect(change).toThrow(message);
  });
});

describe('going back', () => {
  it('gives the earlier version to everybody and revokes the one before, the canary with it', () => {
    const document = withRolledBack(withNext(), 'mf-map', anEntry('mf-map', OLD));
    expect(shares(document)).toEqual([[OLD, 'stable', 100]]);
    expect(factsOf(document).revoked).toEqual([`mf-map@${NOW}`]);
  });

  it('of the shell by steps keeps what is true of the whole document, with the stable version', () => {
    const start = (document: DiscoveryDocument) =>
      withCanary(document, 'shell', anEntry('shell', NEW_SHELL), { ...START, traffic: 5 });
    const locked = withLock(plain, ['mf-map'], true);
    for (const ended of [withPromoted(start(locked), 'shell'), withAborted(start(locked), 'shell')]) {
      expect(factsOf(ended).locked).toEqual(['mf-map']);
      expect(versionsOf(ended, 'shell')).toHaveLength(1);
    }
    expect(factsOf(start(locked)).locked).toEqual(['mf-map']);
    expect(factsOf(withAborted(start(locked), 'shell')).revoked).toEqual([`shell@${NEW_SHELL}`]);
  });

  it('of the shell keeps what is true of the whole document', () => {
    const before = withExclusive(withLock(plain, ['mf-panels'], true), true);
    const document = withRolledBack(before, 'shell', anEntry('shell', OLD));
    expect(factsOf(document)).toMatchObject({ exclusive: true, locked: ['mf-panels'] });
    expect(factsOf(document).revoked).toEqual(['shell@1.0.0-9f8e7d6c']);
  });
});

describe('what was taken back', () => {
  const revoked = (document: DiscoveryDocument) => factsOf(document).revoked;
  const twice = () => withRolledBack(withAborted(withNext(), 'mf-map'), 'mf-map', anEntry('mf-map', OLD));

  it('is told once, beside what was taken back before', () => {
    expect(revoked(twice())).toEqual([`mf-map@${NEXT}`, `mf-map@${NOW}`]);
    // Released again all the same, and taken back again.
    const again = withCanary(withoutRevoked(twice(), 'mf-map', NEXT), 'mf-map', next, {
      ...START,
      traffic: 5,
    });
    expect(revoked(withAborted(again, 'mf-map'))).toEqual([`mf-map@${NOW}`, `mf-map@${NEXT}`]);
  });

  it('does harm only where that was said, and not any more once it is released again', () => {
    const harmful = withAborted(withNext(), 'mf-map', true);
    expect(factsOf(harmful)).toMatchObject({
      revoked: [`mf-map@${NEXT}`],
      insecure: [`mf-map@${NEXT}`],
    });
    expect(factsOf(twice()).insecure).toEqual([]);
    expect(factsOf(withRolledBack(plain, 'mf-map', anEntry('mf-map', OLD), true)).insecure).toEqual([
      `mf-map@${NOW}`,
    ]);
    expect(factsOf(withoutRevoked(harmful, 'mf-map', NEXT)).insecure).toEqual([]);
  });

  it('is allowed again alone', () => {
    expect(revoked(withoutRevoked(twice(), 'mf-map', NEXT))).toEqual([`mf-map@${NOW}`]);
  });
});

describe('what is pinned or locked', () => {
  it('is one app among others', () => {
    const both = withLock(plain, ['mf-panels', 'mf-map'], true);
    expect(factsOf(both).locked).toEqual(['mf-map', 'mf-panels']);
    expect(factsOf(withLock(both, ['mf-map'], true)).locked).toEqual(['mf-map', 'mf-panels']);
    expect(factsOf(withLock(both, ['mf-panels'], false)).locked).toEqual(['mf-map']);
  });

  it('stays pinned when its canary is taken back', () => {
    const document = withAborted(withPinnedStable(withNext()), 'mf-map');
    expect(shares(document)).toEqual([[NOW, 'pinned', 100]]);
  });

  it('lets nothing take the place of a pinned version until it is unpinned', () => {
    const pinned = withPin(plain, 'mf-map', true);
    expect(shares(pinned)).toEqual([[NOW, 'pinned', 100]]);
    for (const change of [() => withStable(pinned, 'mf-map', next), () => withNext(5, pinned)]) {
      expect(change).toThrow(new RolloutError(`mf-map is pinned to ${NOW}: unpin it first`));
    }
    expect(() => withRolledBack(pinned, 'mf-map', anEntry('mf-map', OLD))).toThrow('unpin it first');
    expect(shares(withStable(withPin(pinned, 'mf-map', false), 'mf-map', next))).toEqual([
      [NEXT, 'stable', 100],
    ]);
  });

  it('lets a locked app only go back', () => {
    const locked = withLock(withNext(), ['mf-map'], true);
    const changes = [
      () => withStable(locked, 'mf-map', next),
      () => withTraffic(locked, 'mf-map', 25, LATER),
      () => withPromoted(locked, 'mf-map'),
      () => withCohort(locked, 'mf-map', 'qa', true),
    ];
    for (const change of changes) expect(change).toThrow(new RolloutError('Releases of mf-map are locked'));
    expect(shares(withAborted(locked, 'mf-map'))).toEqual([[NOW, 'stable', 100]]);
    expect(shares(withRolledBack(locked, 'mf-map', anEntry('mf-map', OLD)))).toEqual([[OLD, 'stable', 100]]);
    expect(shares(withPromoted(withLock(locked, ['mf-map'], false), 'mf-map'))).toEqual([
      [NEXT, 'stable', 100],
    ]);
  });
});
