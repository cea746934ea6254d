import type { FastifyReply } from 'fastify';
import { sendFile } from '../../http/send-file.ts';
import type { Handler, RequestContext } from '../../operations/request-context.ts';
import { mediaFile } from './media-file.ts';
import { findReadableMedium } from './repository.ts';

type MediaRequest = Pick<
  RequestContext<'getMediaFile'>,
  'query' | 'context' | 'services' | 'request' | 'reply'
>;

/** The file of a medium that the viewer may read, below the owner that the address names. */
export async function sendMediaFile(
  { query, context, services, request, reply }: MediaRequest,
  ...named: [id: number, owner?: Parameters<typeof findReadableMedium>[2]]
): Promise<FastifyReply> {
  const medium = await findReadableMedium(context, ...named);
  return sendFile(request, reply, await mediaFile(services.files, medium, query, request.headers.accept));
}

export const getMediaFile: Handler<'getMediaFile'> = ({ params, ...call }) => sendMediaFile(call, params.id);
