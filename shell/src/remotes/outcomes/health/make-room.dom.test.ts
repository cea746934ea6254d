import { afterEach, expect, test, vi } from 'vitest';
import { makeRoom } from './make-room.ts';

const BOTH = [localStorage, sessionStorage];
const QUOTA = 1_000_000;
const lengthOf = (storage: Storage) =>
  Object.entries(storage).reduce((sum, [key, text]) => sum + key.length + String(text).length, 0);

// The test's storages have none of their own.
vi.mock('../baseline.ts', () => ({ hasRoom: () => BOTH.every((storage) => lengthOf(storage) < QUOTA) }));

const KEPT = { 'suite-form:signup': 'x'.repeat(300_000), compare: '[1,2]', 'signed-in': '1' };

afterEach(() => {
  for (const storage of BOTH) storage.clear();
});

test('a storage that a version filled up has room again, and what people typed and chose', () => {
  for (const storage of BOTH) {
    for (const [key, text] of Object.entries(KEPT)) storage.setItem(key, text);
    for (const size of [500_000, 200_000, 1_000, 10]) storage.setItem(`full${size}`, '.'.repeat(size));
  }
  makeRoom();
  for (const storage of BOTH)
    expect(Object.keys(storage).toSorted()).toEqual(
      [...Object.keys(KEPT), 'full10', 'full1000', 'full200000'].toSorted(),
    );
});

test('a storage with room is left as it is', () => {
  localStorage.setItem('of-a-version', 'x'.repeat(1_000));
  makeRoom();
  expect(localStorage.getItem('of-a-version')).not.toBeNull();
});
