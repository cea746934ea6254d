// A project folder that is sent.
import type { ImportJob } from '@suite/api';
import { importProject, listAllProjects, listVersions } from '@suite/api/endpoints';
import { apiAddress, callPath, callTagged, documentIn } from '@suite/api-client';
import { type Sending, sendBody, sentJson } from './send-body.ts';

export interface ArchiveOptions extends Sending {
  /** Null: of a new project. */
  readonly projectId: number | null;
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
  const headers = {
    'content-type': 'application/zip',
    ...(ifMatch !== undefined && { 'if-match': ifMatch }),
  };
  const response = await sendBody(apiAddress(path), { body: archive, headers, ...options });
  return documentIn(importProject, await sentJson(response));
}
