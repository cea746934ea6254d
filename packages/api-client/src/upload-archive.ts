// A large file that is sent: `fetch` does not say how much of it is gone.
import type { ImportJob } from '@suite/api';
import { importProject, listAllProjects, listVersions } from '@suite/api/endpoints';
import { ApiError, apiAddress, callPath, callTagged, documentIn } from '@suite/api-client';
import { apiState } from './state.ts';

export interface ArchiveOptions {
  /** Null: of a new project. */
  readonly projectId: number | null;
  /** Of the whole file, from 0 to 1. */
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a ZIP of a project folder and gives the job of its import.
 * @throws {ApiError} as `call`; 412 when somebody has imported or published meanwhile.
 */
export async function uploadArchive(archive: Blob, options: ArchiveOptions): Promise<ImportJob> {
  const { projectId } = options;
  // A token that has ended is renewed by this call, and not after the file was sent for nothing.
  const { tag } =
    projectId === null ? await callTagged(listAllProjects) : await callTagged(listVersions, { projectId });
  const path = callPath(importProject, projectId === null ? {} : { projectId });
  const ifMatch = projectId === null ? undefined : tag;
  const response = await send(apiAddress(path), archive, ifMatch, options);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { code = 'http-error', message = '' } = (body ?? {}) as { code?: string; message?: string };
    throw new ApiError(response.status, code, message);
  }
  return documentIn(importProject, body);
}

function send(
  address: string,
  archive: Blob,
  tag: string | undefined,
  { onSent, signal }: ArchiveOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    // Browsers have several names for it.
    request.setRequestHeader('content-type', 'application/zip');
    const { token } = apiState();
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (tag !== undefined) request.setRequestHeader('if-match', tag);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new ApiError(0, 'network', 'The server does not answer'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(archive);
  });
}
