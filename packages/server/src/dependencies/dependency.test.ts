import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDependency } from './dependency.ts';
import { UnavailableError } from './unavailable.ts';

const OPTIONS = { deadlineMs: 20, openMs: 40 };
const never = () => new Promise<never>(() => undefined);
const works = async () => 'here';

it('is not waited for longer than its deadline, and not asked after three calls without a response', async () => {
  const dependency = createDependency('media', OPTIONS);
  for (let call = 0; call < 3; call += 1) {
    expect(dependency.report.state).toBe('closed');
    await expect(dependency.run(never)).rejects.toThrow(UnavailableError);
  }
  expect(dependency.report).toEqual({ state: 'open', awaySince: expect.any(String) });
  expect(dependency.isAsked).toBe(false);
  let calls = 0;
  const counted = async () => {
    calls += 1;
  };
  await expect(dependency.run(counted)).rejects.toThrow(UnavailableError);
  expect(calls).toBe(0);
});

it('is asked by one call when the time is over, and by all once that call had a response', async () => {
  const dependency = createDependency('media', OPTIONS);
  for (let call = 0; call < 3; call += 1) await dependency.run(never).catch(() => undefined);
  await expect.poll(() => dependency.isAsked, { interval: 5 }).toBe(true);
  const probe = dependency.run(() => setTimeout(10, 'here'));
  await expect(dependency.run(works)).rejects.toThrow(UnavailableError);
  expect(await probe).toBe('here');
  expect(await dependency.run(works)).toBe('here');
  expect(dependency.report).toEqual({ state: 'closed', awaySince: null });
});

it('is there as long as what it says is about the question', async () => {
  const isAway = (error: unknown) => error instanceof TypeError;
  const dependency = createDependency('media', { ...OPTIONS, isAway });
  for (let call = 0; call < 5; call += 1) {
    await expect(dependency.run(() => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
  }
  expect(dependency.report.state).toBe('closed');
});
