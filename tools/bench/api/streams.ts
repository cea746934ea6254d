import { operationPath } from '@suite/api';
import { FIRST_UNIT_ID, openEventStream } from '@suite/server/testing';
import { nowMs } from './messages.ts';
import type { ApiProcess } from './process.ts';

const CHANGES = 20;
const OPENED_AT_ONCE = 50;

/**
 * Milliseconds from the moment before a status is written until a page reads it, at the 99th percentile, with so
 * many pages that follow one building; all of them are in this process, which reads one after the other.
 */
export async function streamDelayMs(api: ApiProcess, pages: number): Promise<number> {
  const url = api.url + operationPath('followBuilding', { id: 1 });
  const streams: Awaited<ReturnType<typeof openEventStream>>[] = [];
  while (streams.length < pages) {
    const some = Math.min(OPENED_AT_ONCE, pages - streams.length);
    const opened = await Promise.all(Array.from({ length: some }, () => openEventStream(url)));
    await Promise.all(opened.map((stream) => stream.next()));
    streams.push(...opened);
  }
  const delays: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const read = streams.map(async (stream) => {
      if ((await stream.next())?.event !== 'status') throw new Error('A page was told something else');
      return nowMs();
    });
    const atMs = await api.change({
      unitId: FIRST_UNIT_ID,
      status: change % 2 === 0 ? 'reserved' : 'available',
    });
    for (const time of await Promise.all(read)) delays.push(time - atMs);
  }
  for (const stream of streams) stream.close();
  const sorted = delays.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}
