import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { contentTypeOf } from './content-types.ts';
import { conflict, type ObjectStore, type StoredObject } from './object-store.ts';
import type { S3Location } from './s3-location.ts';

const RESPONSE_TIMEOUT_MS = 30_000;
const UPLOADS_AT_ONCE = 8;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A copy at the edge may be five seconds old, and serves for a day when the origin is down. */
const FRESH = 'public, max-age=0, must-revalidate, s-maxage=5, stale-if-error=86400';

/** A release store in a bucket of S3-compatible storage that knows conditional writes (`If-Match`). */
export function s3Objects({ address, ...access }: S3Location): ObjectStore {
  const client = new AwsClient({ ...access, service: 's3', retries: 2 });
  const bucket = /^https?:\/\/[^/]+\/[^/]+\//.exec(address)?.[0] ?? address;
  const folder = address.slice(bucket.length);

  async function ask(method: string, url: string, expected: readonly number[], init: RequestInit = {}) {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    const response = await client.fetch(url, { method, signal, redirect: 'manual', ...init });
    if (expected.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`The release store answered ${response.status} to ${method} ${new URL(url).pathname}`);
  }

  async function read(name: string): Promise<StoredObject | null> {
    const response = await ask('GET', address + name, [200, 404]);
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    return { bytes: Buffer.from(await response.arrayBuffer()), tag: response.headers.get('etag') ?? '' };
  }

  async function write(name: string, bytes: Uint8Array, expected?: string | null): Promise<void> {
    const headers = {
      'content-type': contentTypeOf(name),
      'cache-control': name.startsWith('r/') ? IMMUTABLE : FRESH,
      ...(expected === null && { 'if-none-match': '*' }),
      ...(expected && { 'if-match': expected }),
    };
    const body = new Uint8Array(bytes);
    const response = await ask('PUT', address + name, [200, 404, 409, 412], { body, headers });
    await response.body?.cancel();
    // 404: the object that was to be replaced is gone; 409: two writes at the very same time.
    if (response.status !== 200) throw conflict(name);
  }

  async function list(prefix: string): Promise<readonly string[]> {
    const names: string[] = [];
    for (let token: string | null = ''; token !== null; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: folder + prefix });
      if (token) query.set('continuation-token', token);
      const text = await (await ask('GET', `${bucket.slice(0, -1)}?${query}`, [200])).text();
      names.push(...textsOf(text, 'Key').map((key) => key.slice(folder.length)));
      token = textsOf(text, 'NextContinuationToken')[0] ?? null;
    }
    return names.toSorted();
  }

  async function putFolder(name: string, source: string, last: string): Promise<void> {
    const entries = await readdir(source, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)));
    const upload = async (file: string) =>
      write(`${name}/${file.replaceAll('\\', '/')}`, await readFile(path.join(source, file)));
    const queue = files.filter((file) => file !== last);
    const work = async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) await upload(file);
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, work));
    await upload(last);
  }

  return {
    place: address,
    isLocal: false,
    // One that breaks off, as where the object is replaced meanwhile, is asked for once more.
    read: (name) =>
      read(name).catch((error: unknown) => (error instanceof TypeError ? read(name) : Promise.reject(error))),
    exists: async (name) => (await ask('HEAD', address + name, [200, 404])).status === 200,
    write,
    list,
    putFolder,
    removeFolder: async (name) => {
      for (const one of await list(`${name}/`)) {
        const response = await ask('DELETE', address + one, [200, 204, 404]);
        await response.body?.cancel();
      }
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Texts of an element in the XML of a listing, whose elements have no attributes. */
function textsOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map((match) =>
    (match[1] ?? '').replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ''),
  );
}
