import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type CatalogueState, isOlder, type ReadState } from '../database/catalogue-state.ts';
import { tagOf } from '../etag-plugin.ts';

export const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** An answer as it is sent. */
export interface CachedResponse {
  readonly etag: string;
  readonly body: Buffer;
  /** The body compressed, or null where that does not pay. */
  encoded(encoding: Encoding): Promise<Buffer | null>;
}

export interface ResponseCache {
  /** The answer of this key as the catalogue is when this is called; `make` gives its text when it is not there. */
  find(key: string, make: () => Promise<string>): Promise<CachedResponse>;
}

const MAX_CACHED_BYTES = 64 * 2 ** 20;
/** Compressed copies are far smaller than the answer: half of it is more than both take. */
const SIZE_WITH_COPIES = 1.5;
const MIN_COMPRESSED_BYTES = 1024;
const BROTLI_QUALITY = 4;

interface Pending {
  readonly state: CatalogueState;
  readonly response: Promise<CachedResponse>;
}
interface CacheEntry {
  readonly state: CatalogueState;
  readonly response: CachedResponse;
}

/** Answers of the latest state of the catalogue, made once for all who ask. */
export function createResponseCache(readState: ReadState): ResponseCache {
  const cache = new LRUCache<string, CacheEntry>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ response }) => Math.ceil(response.body.length * SIZE_WITH_COPIES) + 1,
  });
  const pending = new Map<string, Pending>();

  function start(key: string, state: CatalogueState, make: () => Promise<string>): Promise<CachedResponse> {
    const response = make().then(cachedResponse);
    const own = { state, response };
    pending.set(key, own);
    const end = () => pending.get(key) === own && pending.delete(key);
    response.then(
      (one) => {
        const known = cache.get(key);
        if (!known || isOlder(known.state, state)) cache.set(key, { state, response: one });
        end();
      },
      () => end(),
    );
    return response;
  }

  return {
    async find(key, make) {
      const state = await readState();
      const known = [cache.get(key), pending.get(key)].find((one) => one && !isOlder(one.state, state));
      return known ? known.response : start(key, state, make);
    },
  };
}

/** A text that can be sent in every encoding. */
export function cachedResponse(text: string): CachedResponse {
  const body = Buffer.from(text);
  const copies = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: tagOf(body),
    body,
    async encoded(encoding) {
      if (body.length < MIN_COMPRESSED_BYTES) return null;
      const copy = copies.get(encoding) ?? COMPRESS[encoding](body);
      copies.set(encoding, copy);
      return copy;
    },
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => compressGzip(body),
};
