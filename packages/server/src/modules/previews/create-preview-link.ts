import { LANGUAGE_IDS } from '@suite/contracts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { makeLink } from './service.ts';

export const createPreviewLink: Handler<'createPreviewLink'> = async (call) => {
  const project = await ownProject(call);
  const wanted = {
    projectId: project.id,
    userId: call.viewer.userId,
    note: call.body.note,
    locale: project.default_language_id === LANGUAGE_IDS.serbianLatin ? ('rs' as const) : ('en' as const),
    publicUrl: call.services.publicUrl,
  };
  return one(await call.context.db.transaction().execute((trx) => makeLink(trx, wanted)));
};
