import { LANGUAGE_IDS } from '@suite/contracts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { makeLink } from './service.ts';

export const createPreviewLink: Handler<'createPreviewLink'> = async (call) => {
  const project = await ownProject(call);
  return one(
    await makeLink(call.context.db, {
      projectId: project.id,
      userId: call.viewer.userId,
      note: call.body.note,
      locale: project.default_language_id === LANGUAGE_IDS.serbianLatin ? 'rs' : 'en',
      publicUrl: call.services.publicUrl,
    }),
  );
};
