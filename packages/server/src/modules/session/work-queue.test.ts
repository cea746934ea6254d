import { describe, expect, it } from 'vitest';
import { createWorkQueue, type Lane } from './work-queue.ts';

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
    const queue = createWorkQueue({ running: 2, waiting: { known: 5, proved: 5, others: 5 } });
    const works = [work(), work(), work(), work()];
    const started: number[] = [];
    const results = works.map(({ promise }, index) =>
      queue.run(() => {
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
    const queue = createWorkQueue({ running: 1, waiting: { known: 1, proved: 1, others: 1 } });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(async () => 'fine')).toBe('fine');
  });

  it('refuses whoever finds it full', async () => {
    const queue = createWorkQueue({ running: 1, waiting: { known: 1, proved: 1, others: 1 } });
    const first = work();
    const results = [queue.run(() => first.promise), queue.run(async () => 'waited')];
    await expect(queue.run(async () => 'never')).rejects.toMatchObject({ statusCode: 503, code: 'busy' });
    first.resolve('done');
    expect(await Promise.all(results)).toEqual(['done', 'waited']);
  });

  it('is shared where it is full: the network that has most in it gives way, one alike does not', async () => {
    const queue = createWorkQueue({ running: 1, waiting: { known: 9, proved: 9, others: 3 } });
    const first = work();
    const ended: string[] = [];
    const add = (network: string) =>
      queue
        .run(async () => ended.push(`done ${network}`), { lane: 'others', network })
        .catch(({ code }: { code: string }) => ended.push(`${code} ${network}`));
    const all = [queue.run(() => first.promise), add('flood'), add('flood'), add('flood')];
    all.push(add('flood'), add('b'), add('c'));
    await settled();
    // One that was over at once, and two that had waited.
    expect(ended).toEqual(['busy flood', 'busy flood', 'busy flood']);
    all.push(add('d'));
    first.resolve('');
    await Promise.all(all);
    expect(ended.slice(3)).toEqual(['busy d', 'done flood', 'done b', 'done c']);
  });

  it('lets known devices go first, then those with a proof, and networks take turns', async () => {
    const queue = createWorkQueue({ running: 1, waiting: { known: 9, proved: 9, others: 9 } });
    const first = work();
    const order: string[] = [];
    const add = (lane: Lane, network: string) =>
      queue.run(async () => order.push(`${lane} ${network}`), { lane, network });
    const all = [
      queue.run(() => first.promise),
      ...[add('others', 'a'), add('others', 'a'), add('others', 'a'), add('others', 'b')],
      ...[add('proved', 'c'), add('known', 'd')],
    ];
    all.push(add('others', 'e'));
    first.resolve('');
    await Promise.all(all);
    expect(order).toEqual([
      'known d',
      'proved c',
      'others a',
      'others b',
      'others e',
      'others a',
      'others a',
    ]);
  });
});
