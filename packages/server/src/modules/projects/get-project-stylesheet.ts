import type { Handler } from '../../operations/request-context.ts';
import type { Services } from '../../operations/services.ts';
import type { QueryContext } from '../query-context.ts';
import { findProjectRow } from './repository.ts';
import { stylesheetOf } from './stylesheet.ts';

// For ever when the address names the version that is sent; otherwise to be asked for again.
export const getProjectStylesheet: Handler<'getProjectStylesheet'> = async ({
  params,
  query,
  context,
  services,
  reply,
}) => {
  const read = () => findStyles(context, params.projectId);
  const isGuest = context.viewer.kind === 'anonymous' && context.previewed.length === 0;
  const { version, isPrivate, css } = isGuest
    ? await readCopied(services, params.projectId, read)
    : await read();
  const isCurrent = query.version === String(version);
  // What is in private preview has the header of such responses already.
  if (!isPrivate) {
    reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
  }
  return reply.type('text/css; charset=utf-8').send(css);
};

interface Styles {
  readonly version: number;
  readonly isPrivate: boolean;
  readonly css: string;
}

async function findStyles(context: QueryContext, projectId: number): Promise<Styles> {
  const project = await findProjectRow(context, projectId);
  const { stylesheet_version: version, private_preview: isPrivate, colours } = project;
  return { version, isPrivate, css: stylesheetOf(colours) };
}

async function readCopied(
  { responses }: Pick<Services, 'responses'>,
  projectId: number,
  read: () => Promise<Styles>,
): Promise<Styles> {
  const { body } = await responses.find(`styles ${projectId}`, async () => JSON.stringify(await read()));
  return JSON.parse(body.toString()) as Styles;
}
