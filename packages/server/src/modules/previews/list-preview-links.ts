import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { findLinks } from './service.ts';

export const listPreviewLinks: Handler<'listPreviewLinks'> = async (call) => {
  const { id } = await ownProject(call);
  return many(await findLinks(call.context.db, id));
};
