import { LANGUAGE_IDS } from '@suite/contracts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { securityLog } from '../session/security-log.ts';
import { givePersonRole } from './service.ts';

export const invitePerson: Handler<'invitePerson'> = async (call) => {
  const { viewer, context, body, services } = call;
  const project = await ownProject(call);
  const record = securityLog(call.request.log);
  const person = await givePersonRole(context.db, {
    viewer,
    record,
    invitation: {
      ...body,
      projectId: project.id,
      locale: project.default_language_id === LANGUAGE_IDS.serbianLatin ? 'rs' : 'en',
      publicUrl: services.publicUrl,
    },
  });
  services.wakeMail();
  return one(person);
};
