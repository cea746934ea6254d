import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type CatalogueState, isOlder, type ReadState } from '../database/catalogue-state.ts';
import type { CopiesFolder } from '../dependencies/copies-folder.ts';
import { isUnavailable, UnavailableError } from '../dependencies/unavailable.ts';
import { tagOf } from '../etag-plugin.ts';

export const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** An answer as it is sent. */
export interface CachedResponse {
  readonly etag: string;
  readonly body: Buffer;
  /** How far the catalogue had come at least when it was made. */
  readonly version?: number;
  /** When it was true, for one that stands in since the database does not respond. */
  readonly copiedAt?: Date;
  /** The body compressed, or null where that does not pay. */
  encoded(encoding: Encoding): Promise<Buffer | null>;
}

export interface ResponseCache {
  /**
   * The answer of this key as the catalogue is when this is called; `make` gives its text when it is not there. While the
   * database does not respond, the last one, unless something that this server knows of was changed since but a status: it
   * could be public no more.
   */
  find(key: string, make: () => Promise<string>): Promise<CachedResponse>;
  /** Takes up what the disk has. */
  load(): Promise<void>;
  /** Whether there is anything to show while the database is away. */
  readonly hasCopies: boolean;
}

export interface CopyOptions {
  readonly folder: CopiesFolder | null;
  /** After this time the last response is shown, where there is one; null waits. */
  readonly deadlineMs: number | null;
}

const IN_MEMORY: CopyOptions = { folder: null, deadlineMs: null };

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
  readonly madeAt: Date;
  /** From the disk: of before this process, and so never what the catalogue is now. */
  readonly isOld: boolean;
}

/** Answers of the latest state of the catalogue, made once for all who ask. */
export function createResponseCache(
  readState: ReadState,
  { folder, deadlineMs }: CopyOptions = IN_MEMORY,
): ResponseCache {
  const cache = new LRUCache<string, CacheEntry>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ response }) => Math.ceil(response.body.length * SIZE_WITH_COPIES) + 1,
    dispose: (_entry, key, reason) => {
      if (reason === 'evict') folder?.remove(key);
    },
  });
  const pending = new Map<string, Pending>();
  let lastState: CatalogueState | null = null;
  let readAt = new Date();

  function put(key: string, state: CatalogueState, response: CachedResponse): void {
    const known = cache.get(key);
    if (known && !known.isOld && !isOlder(known.state, state)) return;
    const madeAt = new Date();
    cache.set(key, { state, response, madeAt, isOld: false });
    const text = response.body.toString();
    folder?.save({ key, ...state, copiedAt: madeAt.toISOString(), text });
  }

  function start(key: string, state: CatalogueState, make: () => Promise<string>): Promise<CachedResponse> {
    const response = make().then(cachedResponse);
    const own = { state, response };
    pending.set(key, own);
    const end = () => pending.get(key) === own && pending.delete(key);
    response.then(
      (one) => {
        put(key, state, one);
        end();
      },
      () => end(),
    );
    return response;
  }

  async function findNow(key: string, make: () => Promise<string>): Promise<CachedResponse> {
    const state = await readState();
    lastState = state;
    readAt = new Date();
    const entry = cache.get(key);
    const known = [entry?.isOld ? undefined : entry, pending.get(key)].find(
      (one) => one && !isOlder(one.state, state),
    );
    const response = await (known ? known.response : makeNow(key, state, make));
    return { ...response, version: state.version };
  }

  function makeNow(key: string, state: CatalogueState, make: () => Promise<string>): Promise<CachedResponse> {
    const made = start(key, state, make);
    return deadlineMs !== null && copyOf(key) ? inTime(made, deadlineMs) : made;
  }

  /** What was changed since, and how, is not known: only changes of statuses leave who may see what as it was. */
  function copyOf(key: string): CachedResponse | null {
    const entry = cache.get(key);
    if (!entry || !lastState || entry.state.version !== lastState.version) return null;
    const isLatest = !entry.isOld && !isOlder(entry.state, lastState);
    return { ...entry.response, version: entry.state.version, copiedAt: isLatest ? readAt : entry.madeAt };
  }

  return {
    get hasCopies() {
      return cache.size > 0;
    },
    find: async (key, make) => {
      try {
        return await findNow(key, make);
      } catch (error) {
        const copy = isUnavailable(error) ? copyOf(key) : null;
        if (copy) return copy;
        throw error;
      }
    },
    load: async () => {
      const copies = (await folder?.load()) ?? [];
      const version = Math.max(...copies.map((copy) => copy.version));
      for (const { key, text, copiedAt, ...state } of copies) {
        if (state.version !== version) folder?.remove(key);
        else
          cache.set(key, {
            state,
            response: cachedResponse(text),
            madeAt: new Date(copiedAt),
            isOld: true,
          });
      }
      if (copies.length > 0) lastState ??= { version, statusEventId: 0 };
    },
  };
}

async function inTime<Value>(value: Promise<Value>, ms: number): Promise<Value> {
  const gone = new AbortController();
  const late = setTimeout(ms, null, { ref: false, signal: gone.signal }).then(() => {
    throw new UnavailableError('database');
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    gone.abort();
    late.catch(() => undefined);
  }
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
