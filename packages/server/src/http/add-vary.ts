import type { FastifyReply } from 'fastify';

/** Adds a header of the request that the answer depends on to those that are named already. */
export function addVary(reply: FastifyReply, header: string): FastifyReply {
  return reply.header('vary', [reply.getHeader('vary') ?? [], header].flat().join(', '));
}
