import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import { sendFile } from '../../http/send-file.ts';
import type { Handler, RequestContext } from '../../operations/request-context.ts';
import { type FileResponse, headersOf } from '../media/media-file.ts';
import { diskFile } from '../media/media-store.ts';
import { findModelFile, type ModelFileRow } from './repository.ts';

type FileRequest = RequestContext<'getProjectModelFile'>;

/** Meshes and bytes go in brotli to whoever takes it: half as many, and pictures are compressed already. */
export const getProjectModelFile: Handler<'getProjectModelFile'> = async (asked) => {
  const { params, query, context, services, request, reply } = asked;
  const { hash, contentType } = await findFile(asked);
  const isPreviewed = context.previewed.includes(params.projectId);
  const headers = headersOf({ hash, isPublic: true, isPreviewed }, contentType, query.v);
  const tag = hash.slice(0, 32);
  const plain = { source: services.files.store.file(hash), contentType, tag, headers } as const;
  if (contentType.startsWith('image/')) return sendFile(request, reply, plain);
  if (!takesBrotli(request)) return sendFile(request, reply, { ...plain, vary: 'Accept-Encoding' });
  const packed: FileResponse = {
    source: diskFile(await services.files.packed(hash)),
    contentType,
    tag: `${tag}-br`,
    headers,
    encoding: 'br',
    vary: 'Accept-Encoding',
  };
  return sendFile(request, reply, packed);
};

function takesBrotli({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding'];
  return accepted !== undefined && negotiate(accepted, ['br', 'identity']) === 'br';
}

/** For guests from the copies of responses, so that a model is shown while the database is away. */
async function findFile({ params, context, services }: FileRequest): Promise<ModelFileRow> {
  const { projectId, file } = params;
  if (context.viewer.kind !== 'anonymous' || context.previewed.length > 0)
    return findModelFile(context, projectId, file);
  const { body } = await services.responses.find(`model file ${projectId} ${file}`, async () =>
    JSON.stringify(await findModelFile(context, projectId, file)),
  );
  return JSON.parse(body.toString()) as ModelFileRow;
}
