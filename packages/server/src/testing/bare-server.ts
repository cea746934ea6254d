import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

/**
 * A server that does nothing but send the bytes of another's answer, to measure the other against. Gives its
 * address.
 */
export async function startBareCopy(url: string, encoding: string): Promise<string> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [
    IncomingMessage,
  ];
  const bytes = await buffer(response);
  const { 'content-type': type = '', 'content-encoding': packed } = response.headers;
  const http = Fastify();
  http.get('/', async (_request, reply) => {
    reply.header('content-type', type);
    if (packed) reply.header('content-encoding', packed);
    return reply.send(bytes);
  });
  return http.listen({ port: 0, host: '127.0.0.1' });
}
