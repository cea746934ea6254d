import { expect, it } from 'vitest';
import { limitedRead, READS_AT_ONCE } from './limited-read.ts';

it('runs a few of two hundred reads at once, and all of them', async () => {
  let present = 0;
  let most = 0;
  const reads = Array.from({ length: 200 }, (_, id) =>
    limitedRead({
      key: String(id),
      load: async () => {
        present += 1;
        most = Math.max(most, present);
        await Promise.resolve();
        present -= 1;
        return id;
      },
    }),
  );
  const responses = await Promise.all(reads.map((read) => read.load()));
  expect(responses).toEqual(Array.from({ length: 200 }, (_, id) => id));
  expect(most).toBe(READS_AT_ONCE);
});

it('gives the turn on when a read fails', async () => {
  const failing = () => limitedRead({ key: 'x', load: () => Promise.reject(new Error('down')) }).load();
  await Promise.allSettled(Array.from({ length: 20 }, failing));
  expect(await limitedRead({ key: 'y', load: async () => 'there' }).load()).toBe('there');
});
