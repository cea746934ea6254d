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
  return reply
    .type('text/css; charset=utf-8')
    .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
    .send(stylesheetOf(project.colours));
};
