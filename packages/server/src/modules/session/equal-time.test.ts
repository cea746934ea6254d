import type { OperationName } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND, type TestBackend } from '../../testing/test-database.ts';
import { createPasswords } from './passwords.ts';

const TRIES = 18;
const ROUNDS = 5;
/** A hash takes several times the bound, so that one too many or too few is seen. */
const COST = { memoryKiB: 8 * 1024, passes: 2 };
const BOUND_MS = 2;
const QUICKER = 0.25;
const KINDS = ['known', 'unknown', 'unconfirmed'] as const;
/** Answers are held back as long as in the product, not as in other tests. */
const AS_IN_EARNEST = undefined;

/** Milliseconds by what was tried. */
type Took = Map<string, number[]>;

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function spreadOf(took: Took, share = 0.5): number {
  const typical = [...took.values()].map((values) => quantile(values, share));
  return Math.max(...typical) - Math.min(...typical);
}

function add(took: Took, what: string, tookMs: number): void {
  took.set(what, [...(took.get(what) ?? []), tookMs]);
}

function rotated<T>(values: readonly T[], by: number): T[] {
  const middle = by % values.length;
  return [...values.slice(middle), ...values.slice(0, middle)];
}

/** How far medians of the same thing are apart: what the machine's other work does to them. */
function noiseOf(took: Took): number {
  const halves = [...took.values()].map((values) =>
    [0, 1].map((half) => values.filter((_, i) => i % 2 === half)),
  );
  return Math.max(...halves.map(([even, odd]) => Math.abs(median(even ?? []) - median(odd ?? []))));
}

/** Milliseconds that something took. */
type Clock = (run: () => Promise<unknown>) => Promise<number>;

const byTheClock: Clock = async (run) => {
  const startMs = performance.now();
  await run();
  return performance.now() - startMs;
};

/** What a login takes: the clock also counts what else the machine has to do. */
const ofTheProcessor: Clock = async (run) => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

async function hashTakes(clock: Clock): Promise<number> {
  const passwords = createPasswords(COST);
  const took: number[] = [];
  for (let count = 0; count < TRIES; count += 1) took.push(await clock(() => passwords.hash('a password')));
  return median(took);
}

/**
 * Tries more where a busy machine disturbed the first rounds, since what tells something does so in all of them.
 * When it stays busy, differences are held against half a hash, which takes longer then too, or against its noise.
 */
async function expectConstantTime(
  clock: Clock,
  round: (took: Took, number: number) => Promise<void>,
): Promise<void> {
  const took: Took = new Map();
  for (let number = 0; number < ROUNDS; number += 1) {
    await round(took, number);
    if (spreadOf(took) < BOUND_MS) return;
  }
  const spread = Math.min(spreadOf(took), spreadOf(took, QUICKER));
  expect(spread).toBeLessThan(Math.max((await hashTakes(clock)) / 2, noiseOf(took)));
}

/** The fixture with people of each kind, for the tests of a `describe`. */
function withPeople(backend: TestBackend): () => TestApp {
  let fixture: TestApp;
  beforeAll(async () => {
    fixture = await openTestApp(backend);
    const password_hash = await createPasswords(COST).hash('the right password');
    const person = (email: string, email_confirmed_at: Date | null) => ({
      ...{ email, email_key: email, username: email, username_key: email },
      ...{ password_hash, email_confirmed_at, locale: 'en' as const },
    });
    const numbers = Array.from({ length: TRIES }, (_, index) => index);
    await fixture.db
      .insertInto('users')
      .values([
        ...numbers.map((index) => person(`known-${index}@people.example`, new Date())),
        ...numbers.map((index) => person(`unconfirmed-${index}@people.example`, null)),
      ])
      .execute();
  });
  afterAll(() => fixture.close());
  return () => fixture;
}

// The database's work counts to the processor's time where it is in the same process.
describe('how long a login takes on PGlite', () => {
  const people = withPeople('PGlite');

  it('does not tell in a login what is known or wrong', { timeout: 120_000 }, async () => {
    const { db } = people();
    const { call } = await openAppBeside(people(), { passwordCost: COST });
    const bodies = new Set<string>();
    const logIn = (email: string, password: string) =>
      ofTheProcessor(async () => {
        const response = await call('logIn', { body: { email, password } });
        bodies.add(`${response.statusCode} ${response.body}`);
      });
    await expectConstantTime(ofTheProcessor, async (took) => {
      for (let index = 0; index < TRIES; index += 1) {
        const ways = [
          ...KINDS.map((kind) => [kind, `${kind}-${index}@people.example`, 'wrong'] as const),
          ['right, unconfirmed', `unconfirmed-${index}@people.example`, 'the right password'],
        ] as const;
        for (const [way, email, password] of rotated(ways, index)) {
          // Of many failures from one network the next would be asked for a proof.
          await db.deleteFrom('login_attempts').execute();
          add(took, way, await logIn(email, password));
        }
      }
    });
    expect([...bodies]).toEqual([expect.stringMatching(/^401 /)]);
  });
});

describe(`how long an answer takes on ${FAST_BACKEND}`, () => {
  const people = withPeople(FAST_BACKEND);

  const IDENTICAL_RESPONSES = [
    ['signUp', { password: 'a new password' }],
    ['sendConfirmation', {}],
    ['resetPassword', {}],
  ] as const satisfies readonly (readonly [OperationName, object])[];

  it('does not tell in signing up, confirming or resetting who is known, and neither does the answer', {
    timeout: 120_000,
  }, async () => {
    const { db } = people();
    const { call } = await openAppBeside(people(), { passwordCost: COST, evenStepMs: AS_IN_EARNEST });
    const bodies = new Set<string>();
    const ask = (name: OperationName, email: string, rest: object) =>
      byTheClock(async () => {
        const response = await call(name, { body: { email, ...rest } });
        bodies.add(`${response.statusCode} ${response.body}`);
      });
    // Together, since each takes a quarter of a second; whoever begins first is answered first.
    const all = IDENTICAL_RESPONSES.map(([name, rest]) =>
      expectConstantTime(byTheClock, async (took, round) => {
        await db.deleteFrom('one_time_tokens').execute();
        for (let index = 0; index < TRIES; index += 1) {
          const tries = rotated(KINDS, index).map(async (kind) => {
            const number = kind === 'unknown' ? `${name}-${round}-${index}` : index;
            add(took, kind, await ask(name, `${kind}-${number}@people.example`, rest));
          });
          await Promise.all(tries);
        }
      }),
    );
    await Promise.all(all);
    expect([...bodies]).toEqual(['202 {"ok":true}']);
  });
});
