import type { FastifyReply } from 'fastify';
import { sendFile } from '../../http/send-file.ts';
import type { Handler, RequestContext } from '../../operations/request-context.ts';
import { mediaFile } from './media-file.ts';
import { findReadableMedium, type ReadableMedium } from './repository.ts';

type MediaRequest = Pick<
  RequestContext<'getMediaFile'>,
  'query' | 'context' | 'services' | 'request' | 'reply'
>;

/** The file of a medium that the viewer may read, below the owner that the address names. */
export async function sendMediaFile(
  { query, context, services, request, reply }: MediaRequest,
  ...named: [id: number, owner?: Parameters<typeof findReadableMedium>[2]]
): Promise<FastifyReply> {
  const medium = await findMedium({ context, services }, ...named);
  return sendFile(request, reply, await mediaFile(services.files, medium, query, request.headers.accept));
}

/**
 * For guests from the copies of responses, so that pictures are shown while the database is away; times in it are texts then,
 * which files have no use for.
 */
export async function findMedium(
  { context, services }: Pick<MediaRequest, 'context' | 'services'>,
  ...named: [id: number, owner?: Parameters<typeof findReadableMedium>[2]]
): Promise<ReadableMedium> {
  const { viewer, previewed } = context;
  if (viewer.kind !== 'anonymous' || previewed.length > 0) return findReadableMedium(context, ...named);
  const key = JSON.stringify(['medium', ...named]);
  const { body } = await services.responses.find(key, async () =>
    JSON.stringify(await findReadableMedium(context, ...named)),
  );
  return JSON.parse(body.toString()) as ReadableMedium;
}

export const getMediaFile: Handler<'getMediaFile'> = ({ params, ...call }) => sendMediaFile(call, params.id);
