import { LANGUAGE_IDS } from '@suite/contracts';
import { showDraft } from '../../content/draft-preview.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { makeLink } from '../previews/service.ts';
import { ownProject } from '../projects/service.ts';

export const createDraftLink: Handler<'createDraftLink'> = async (call) => {
  const { params, context, viewer, body, services } = call;
  const project = await ownProject(call);
  const link = await context.db.transaction().execute(async (trx) => {
    const previewId = await showDraft(trx, project.id, params.number, new Date());
    return makeLink(trx, {
      projectId: project.id,
      previewId,
      userId: viewer.userId,
      note: body.note,
      locale: project.default_language_id === LANGUAGE_IDS.serbianLatin ? 'rs' : 'en',
      publicUrl: services.publicUrl,
    });
  });
  return one(link);
};
