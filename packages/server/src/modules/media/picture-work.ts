import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { notFound } from '../../errors.ts';
import type { MediaStore } from './media-store.ts';

/** Pictures larger than this are not worked on, however small their file: a bomb, or a mistake. */
const MAX_PICTURE_PIXELS = 400_000_000;
/** A picture is read row by row, so that all of its pixels are never in memory. */
export const PICTURE_INPUT = { limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true } as const;

/** Work on pictures takes turns, so that a processor is left for requests and memory stays within bounds. */
const turns = pLimit(Math.max(1, availableParallelism() - 1));

/** Does work on a picture when its turn comes. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return turns(work);
}

/** Makes what a key stands for once, also when many ask for it at the same time; a failure is not kept. */
export function makeOnce<Made>(): (key: string, make: () => Promise<Made>) => Promise<Made> {
  const underWay = new Map<string, Promise<Made>>();
  return (key, make) => {
    const running = underWay.get(key);
    if (running) return running;
    const made = make().finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}

/** @throws {RequestError} 404 when the file is gone, or is no picture. */
export async function bytesOf(store: MediaStore, hash: string): Promise<Buffer> {
  const stream = await store.file(hash).read();
  if (!stream) throw notFound('The file of this medium is missing.');
  const bytes = await buffer(stream);
  // Its head says so; a picture that breaks off later is drawn as far as it goes.
  await sharp(bytes, PICTURE_INPUT)
    .metadata()
    .catch(() => {
      throw notFound('The file of this medium is no picture that can be read.');
    });
  return bytes;
}
