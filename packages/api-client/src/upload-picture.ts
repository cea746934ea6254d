// Pictures that are sent, with how far they are.
import type { DraftStructure, PictureForm } from '@suite/api';
import { addDraftPicture, getDraftStructure } from '@suite/api/endpoints';
import { apiAddress, callPath, callTagged, documentIn } from '@suite/api-client';
import { type Sending, sendBody, sentJson } from './send-body.ts';

/**
 * Sends a picture into the draft of a project and gives what it is made of then.
 * @throws {ApiError} as `call`, with what the server has against the file.
 */
export async function uploadPicture(
  projectId: number,
  file: File,
  fields: PictureForm,
  sending: Sending,
): Promise<DraftStructure> {
  // A token that has ended is renewed by this call, and not after the file was sent for nothing.
  await callTagged(getDraftStructure, { projectId });
  const body = new FormData();
  // Fields stand before the file: the server reads the form as it comes.
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, value);
  }
  body.append('file', file);
  const response = await sendBody(
    apiAddress(callPath(addDraftPicture, { projectId, form: { ...fields, file } })),
    { body, ...sending },
  );
  return documentIn(addDraftPicture, await sentJson(response));
}
