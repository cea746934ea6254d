import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishMade, temporaryFolder } from '../fixtures/release.ts';
import { endTimestamp, type MadeTrust, makeTrust } from '../fixtures/trust.ts';
import { verifyStore } from '../publish/verify.ts';
import { Releases } from '../rollout/releases.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { laterOf, type SeenMemory, seenMemory, shortMemory } from './seen-memory.ts';
import { NOTHING_SEEN } from './state.ts';
import { isDue } from './trusted-state.ts';

const ONE = '1.0.0-00000001';
let folder: string;
let made: MadeTrust;
let memory: SeenMemory;
const open = (seen: SeenMemory) =>
  new ReleaseStore(path.join(folder, 'store'), made.signingKey, made.trust(undefined, seen));

beforeEach(async () => {
  folder = await temporaryFolder();
  made = await makeTrust((key) => new ReleaseStore(path.join(folder, 'store'), key));
  memory = seenMemory(path.join(folder, 'keys', 'seen.json'));
  const store = open(memory);
  await publishMade(store, 'shell', ONE);
  await new Releases(store, { author: '', reason: '' }).release('shell', ONE);
  await endTimestamp(store, made.trust(undefined, memory));
});
afterEach(() => rm(folder, { recursive: true }));

it('a state whose timestamp is over is built on by nobody', async () => {
  const store = open(memory);
  const over =
    /^The timestamp ended at .*: a server that is running renews it, and so does release -- trust renew$/;
  await expect(new Releases(store, { author: '', reason: '' }).pin('shell', true)).rejects.toThrow(over);
  expect(await verifyStore(store, made.signingKey.publicKey)).toEqual([expect.stringMatching(over)]);
});

it('it is renewed by who has seen the state, once', async () => {
  const store = open(memory);
  await store.trusted?.renewWhereDue();
  const { timestamp } = await memory.read();
  await store.trusted?.renewWhereDue();
  expect((await memory.read()).timestamp).toBe(timestamp);
  expect(await verifyStore(store, made.signingKey.publicKey)).toEqual([]);
});

it('it is believed by nobody who has seen nothing of the store, unless a person says so', async () => {
  const newcomer = open(shortMemory());
  await expect(newcomer.trusted?.renewWhereDue()).rejects.toThrow(
    'nothing of this store was seen here before',
  );
  await newcomer.trusted?.renewWhereDue(true);
  expect(await verifyStore(newcomer, made.signingKey.publicKey)).toEqual([]);
});

it.each([
  [null, true],
  [24, false],
  [23.1, false],
  [22.9, true],
  [-1, true],
])('a timestamp with %s hours left is due: %s', (hours, due) => {
  const now = new Date();
  const freshUntil = hours === null ? null : new Date(now.getTime() + hours * 3_600_000);
  expect(isDue({ freshUntil }, now)).toBe(due);
});

it('many looks at once leave the latest of each in the file that they share', async () => {
  const other = seenMemory(path.join(folder, 'keys', 'seen.json'));
  const start = await memory.read();
  const looks = Array.from({ length: 20 }, (_, index) => ({ ...start, timestamp: start.timestamp + index }));
  await Promise.all(looks.map((seen) => memory.keep(seen)));
  expect((await other.read()).timestamp).toBe(start.timestamp + 19);
});

it('of two looks the later one counts, for each thing by itself', () => {
  const one = { root: 2, timestamp: 5, snapshot: 3, document: 'a', apps: { shell: 2, 'mf-map': 1 } };
  const other = { root: 1, timestamp: 9, snapshot: 4, document: 'b', apps: { shell: 1, 'mf-map': 2 } };
  const later = { root: 2, timestamp: 9, snapshot: 4, document: 'b', apps: { shell: 2, 'mf-map': 2 } };
  expect([laterOf(one, other), laterOf(other, one), laterOf(NOTHING_SEEN, one)]).toEqual([later, later, one]);
});
