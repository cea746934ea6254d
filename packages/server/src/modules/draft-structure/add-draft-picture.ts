import { isAllowedOn } from '@suite/access';
import { operations } from '@suite/api';
import { PdfPages } from '@suite/content';
import { requireAccess } from '../../access/staff.ts';
import { putEditedContent, readEditedVersion } from '../../content/edited-version.ts';
import { lockCatalogue } from '../../content/import-content.ts';
import { inNameOf } from '../../database/in-name-of.ts';
import { RequestError } from '../../errors.ts';
import { receiveForm } from '../../http/receive-form.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { type AcceptedFile, acceptFile } from '../media/accept-file.ts';
import { announceIn, announcing } from '../media/file-repository.ts';
import { nameOfUpload } from '../media/uploads.ts';
import { fileNameOf, type NewPicture, storedFile, withPicture } from './new-picture.ts';
import { describeStructure } from './service.ts';

export const addDraftPicture: Handler<'addDraftPicture'> = async (call) => {
  const { params, context, viewer, request, services } = call;
  const { projectId } = params;
  requireAccess(call, projectId);
  const { fields, file } = await receiveForm(request, operations.addDraftPicture.form);
  // The logo is of the look, as colours are.
  if (fields.place === 'logo' && !isAllowedOn(viewer, 'settings:update', projectId))
    throw new RequestError(403, 'not-allowed', 'You may not change the logo.');
  const sent = await acceptFile(file.bytes, services.scanFile);
  const isPlan = fields.place === 'plan' || fields.place === 'unit-plan';
  const accepted = sent.picture === null && isPlan ? await pageOf(sent.bytes) : sent;
  if (accepted.picture === null)
    throw new RequestError(415, 'unsupported-media-type', 'This is a document; send a picture.');
  const store = announcing(services.files.store, announceIn(context.db));
  const picture: NewPicture = {
    place: fields.place,
    owner: fields.owner,
    language: fields.language,
    title: { en: fields.title ?? nameOfUpload(file.name), sr: fields.titleSr },
    hash: await store.put(accepted.bytes),
    accepted: { ...accepted, picture: accepted.picture },
  };
  await inNameOf(context.db, viewer.userId, async (trx) => {
    // Of two that come at once, the second has a name of its own.
    await lockCatalogue(trx);
    const { content } = await readEditedVersion(trx, projectId);
    const name = fileNameOf(content, picture);
    const added = new Map([[name, storedFile(picture)]]);
    await putEditedContent(trx, projectId, (now) => withPicture(now, name, picture), added);
  });
  return one(describeStructure(await readEditedVersion(context.db, projectId), projectId));
};

/** The only page of a PDF as a picture, as an import of a folder draws it. @throws {RequestError} 400 */
async function pageOf(bytes: Uint8Array): Promise<AcceptedFile> {
  await using pages = new PdfPages();
  const page = await pages.draw('the file', { bytes, page: null });
  if (page.kind === 'picture') return acceptFile(page.png);
  throw new RequestError(
    400,
    'damaged-file',
    `${page.message} Send a PDF with the plan alone, or a picture of it.`,
  );
}
