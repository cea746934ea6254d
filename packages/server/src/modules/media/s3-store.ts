import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Location } from '@suite/release';
import { AwsClient } from 'aws4fetch';
import { type BytePart, checkedHash, type FileSource, hashOf, type MediaStore } from './media-store.ts';

/** Until an answer begins; a long file may take longer. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** Of a request that was answered with 5xx or 429. */
const RETRIES = 2;

/** A media store in a bucket of S3-compatible storage, which checks each file against its hash when it takes it. */
export function createS3Store({ address, ...access }: S3Location): MediaStore {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });

  /** The answer, when its status is among the expected ones. */
  async function ask(method: string, hash: string, expected: number[], init: RequestInit = {}) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS);
    try {
      const url = address + checkedHash(hash);
      // A redirect would take the signature to another host, which it does not hold for.
      const options = { method, signal: controller.signal, redirect: 'manual', ...init } as const;
      const response = await client.fetch(url, options);
      if (expected.includes(response.status)) return response;
      await response.body?.cancel();
      throw new Error(`The media store answered ${response.status} to ${method}`);
    } finally {
      clearTimeout(timer);
    }
  }

  function file(hash: string): FileSource {
    return {
      sizeBytes: async () => {
        const response = await ask('HEAD', hash, [200, 404]);
        return response.status === 404 ? null : Number(response.headers.get('content-length'));
      },
      read: async (part) => {
        const response = await ask('GET', hash, [part ? 206 : 200, 404], { headers: rangeOf(part) });
        if (response.status === 404) await response.body?.cancel();
        return response.status === 404 || !response.body
          ? null
          : Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
      },
    };
  }

  return {
    file,
    put: async (bytes) => {
      const hash = hashOf(bytes);
      if ((await file(hash).sizeBytes()) !== null) return hash;
      const headers = { 'x-amz-content-sha256': hash, 'content-type': 'application/octet-stream' };
      const response = await ask('PUT', hash, [200], { body: new Uint8Array(bytes), headers });
      await response.body?.cancel();
      return hash;
    },
    remove: async (hash) => {
      const response = await ask('DELETE', hash, [200, 204, 404]);
      await response.body?.cancel();
    },
  };
}

function rangeOf(part: BytePart | undefined): Record<string, string> {
  return part ? { range: `bytes=${part.start}-${part.end}` } : {};
}
