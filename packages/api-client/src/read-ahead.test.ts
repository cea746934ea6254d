import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOnce, readAhead } from './read-ahead.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('what is read ahead', () => {
  let count = 0;
  const read = (key: string) => ({
    key,
    load: async () => {
      count += 1;
      return count;
    },
  });
  beforeEach(() => {
    count = 0;
  });

  it('is asked for once, and given to the first who reads it', async () => {
    readAhead([read('a'), read('b')]);
    expect(count).toBe(2);
    expect(await loadOnce(read('b'))).toBe(2);
    expect(count).toBe(2);
    expect(await loadOnce(read('b'))).toBe(3);
  });

  it('is asked for again by who comes late', async () => {
    readAhead([read('a')]);
    vi.advanceTimersByTime(10_000);
    expect(await loadOnce(read('a'))).toBe(2);
  });

  it('fails for who reads it, and for nobody else', async () => {
    const failing = { key: 'a', load: () => Promise.reject(new Error('Down')) };
    readAhead([failing]);
    await expect(loadOnce(failing)).rejects.toThrow('Down');
    readAhead([failing]);
  });
});
