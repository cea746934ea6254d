import type { Handler } from '../../operations/request-context.ts';
import { findProjectRow } from './repository.ts';
import { stylesheetOf } from './stylesheet.ts';

// For ever when the address names the version that is sent; otherwise to be asked for again.
export const getProjectStylesheet: Handler<'getProjectStylesheet'> = async ({
  params,
  query,
  context,
  reply,
}) => {
  const project = await findProjectRow(context, params.projectId);
  const isCurrent = query.version === String(project.stylesheet_version);
  // What is in private preview has the header of such responses already.
  if (!project.private_preview) {
    reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
  }
  return reply.type('text/css; charset=utf-8').send(stylesheetOf(project.colours));
};
