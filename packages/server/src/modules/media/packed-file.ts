import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { notFound } from '../../errors.ts';
import { checkedHash, exists, type MediaStore, writeWhole } from './media-store.ts';
import { VARIANTS_FOLDER } from './picture-variants.ts';
import { inTurn, makeOnce } from './picture-work.ts';

/** Gives the path of a file in brotli. */
export type PackedMaker = (hash: string) => Promise<string>;

const compress = promisify(brotliCompress);
/** A scene of 2.1 MB takes 0.3 s and 970 kB; the highest quality 5.5 s for 6 % less. */
const QUALITY = 9;

/** Compresses each file once and keeps it on the disk, wherever the store is: it can be made anew. */
export function createPackedMaker(store: MediaStore, mediaDir: string): PackedMaker {
  const once = makeOnce<string>();
  return (hash) => {
    const file = path.join(mediaDir, VARIANTS_FOLDER, `${checkedHash(hash)}-whole.br`);
    return once(file, async () => {
      if (await exists(file)) return file;
      await inTurn(async () => writeWhole(file, await packed(store, hash)));
      return file;
    });
  };
}

async function packed(store: MediaStore, hash: string): Promise<Buffer> {
  const stream = await store.file(hash).read();
  if (!stream) throw notFound('The file of this model is missing.');
  const bytes = await buffer(stream);
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
