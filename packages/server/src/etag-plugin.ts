import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Tags whatever is read and found, and answers 304 to who has it already. The tag is of the content, so it is weak: it
 * must hold for each encoding of it. What never changes has none, since nobody asks for it again; changes and refusals
 * neither: nobody keeps them, and they are never "not modified".
 */
export function etagPlugin(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || !isRead(request)) return done();
    // Files and streams see to it themselves.
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done();
    const given = reply.getHeader('etag')?.toString();
    if (!given && isImmutable(reply)) return done();
    const tag = given ?? tagOf(payload);
    reply.header('etag', tag);
    if (!knowsTag(request, tag)) return done();
    reply.code(304);
    return done(null, '');
  });
}

function isImmutable(reply: FastifyReply): boolean {
  return /\bimmutable\b/.test(String(reply.getHeader('cache-control')));
}

export function tagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether who asks has it already. Several tags may be named; a star stands for whatever there is (RFC 9110 §13.1.2). */
export function knowsTag({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && namesTag(known, tag);
}

/** Our tags are weak, since they hold for every encoding of the same content; it is the content that is compared. */
export function namesTag(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === '*' || withoutMark(one.trim()) === withoutMark(tag));
}

function withoutMark(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
