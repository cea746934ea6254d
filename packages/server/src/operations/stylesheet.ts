import type { FastifyReply } from 'fastify';
import { findProjectRow } from '../catalogue/projects.ts';
import { stylesheetOf } from '../stylesheet.ts';
import type { RequestContext } from './request-context.ts';

/** For ever when the address names the version that is sent; otherwise to be asked for again. */
export async function sendStylesheet({
  params,
  query,
  context,
  reply,
}: RequestContext<'getProjectStylesheet'>): Promise<FastifyReply> {
  const project = await findProjectRow(context, params.projectId);
  const isCurrent = query.version === String(project.stylesheet_version);
  return reply
    .type('text/css; charset=utf-8')
    .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
    .send(stylesheetOf(project.colours));
}
