import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { everyDay } from './every-day.ts';

const DAY_MS = 86_400_000;

describe('work of every day', () => {
  it('is done at once and each day, whatever fails, until it is stopped', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const failures: unknown[] = [];
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 1) throw new Error('first');
    };
    const daily = everyDay(work, (error) => failures.push(error));
    await vi.advanceTimersByTimeAsync(0);
    expect([runs, failures]).toEqual([1, [new Error('first')]]);
    await vi.advanceTimersByTimeAsync(2 * DAY_MS);
    expect(runs).toBe(3);
    await daily.stop();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(runs).toBe(3);
  });

  it('is waited for when it is stopped', async () => {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    let ended = false;
    const daily = everyDay(
      async () => {
        await promise;
        ended = true;
      },
      () => undefined,
    );
    const stopped = daily.stop();
    resolve();
    await stopped;
    expect(ended).toBe(true);
  });
});
