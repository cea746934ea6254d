import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

function work() {
  let resolve: (result: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue of works', () => {
  it('lets so many run at once, and the others in their order', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 5 });
    const works = [work(), work(), work(), work()];
    const started: number[] = [];
    const results = works.map(({ promise }, index) =>
      queue(() => {
        started.push(index);
        return promise;
      }),
    );
    await settled();
    expect(started).toEqual([0, 1]);
    works[1]?.resolve('second');
    await settled();
    expect(started).toEqual([0, 1, 2]);
    for (const [index, { resolve }] of works.entries()) resolve(String(index));
    expect(await Promise.all(results)).toEqual(['0', 'second', '2', '3']);
  });

  it('goes on after a work that failed', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 });
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue(async () => 'fine')).toBe('fine');
  });

  it('refuses whoever finds it full', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 });
    const first = work();
    const results = [queue(() => first.promise), queue(async () => 'waited')];
    await expect(queue(async () => 'never')).rejects.toMatchObject({ statusCode: 503, code: 'busy' });
    first.resolve('done');
    expect(await Promise.all(results)).toEqual(['done', 'waited']);
  });
});
