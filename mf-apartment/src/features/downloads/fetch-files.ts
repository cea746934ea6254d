import { apiAddress } from '@suite/api-client';
import type { DownloadFile } from './downloadable.ts';

export interface FetchOptions {
  readonly signal: AbortSignal;
  /** Called with the bytes that came since the last call. */
  readonly onBytes: (count: number) => void;
}

async function fetchFile(file: DownloadFile, { signal, onBytes }: FetchOptions): Promise<ReadableStream> {
  const response = await fetch(apiAddress(file.url), { signal });
  if (!response.ok || !response.body) throw new Error(`${file.fileName}: ${response.status}`);
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(counter);
}

/** One file. @throws when it cannot be had, or the signal ends it. */
export async function fetchOne(file: DownloadFile, options: FetchOptions): Promise<Blob> {
  const bytes = await new Response(await fetchFile(file, options)).blob();
  return new Blob([bytes], { type: file.contentType });
}

/** All files as one ZIP, put together while they come, one after another. @throws as `fetchOne`. */
export async function fetchZip(files: readonly DownloadFile[], options: FetchOptions): Promise<Blob> {
  // Only those who take everything need it.
  const { downloadZip } = await import(/* webpackChunkName: "zip" */ 'client-zip');
  async function* entries() {
    for (const file of files) yield { name: file.fileName, input: await fetchFile(file, options) };
  }
  return downloadZip(entries()).blob();
}
