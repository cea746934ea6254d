import { afterEach, expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { type CreateEngine, engineAtHand, leaveEngine, loadEngine } from './load-engine.ts';

const another: CreateEngine = (...args) => createEngine(...args);

afterEach(() => {
  globalThis.suitePictureEngine = undefined;
});

test('what the first picture brought is taken, of this version alone, and fetched where there is none', async () => {
  expect(engineAtHand()).toBe(undefined);
  leaveEngine(another);
  expect(engineAtHand()).toBe(another);
  expect(await loadEngine()).toBe(another);
  globalThis.suitePictureEngine = { version: 'given up', create: another };
  expect(engineAtHand()).toBe(undefined);
  expect(await loadEngine()).toBe(createEngine);
  expect(engineAtHand()).toBe(createEngine);
});
