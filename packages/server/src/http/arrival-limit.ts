import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A file of 20 MB takes 80 seconds at 2 Mbit/s. */
const LIMIT_MS = 120_000;

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Closes connections whose request has not arrived after `limitMs`, unless `liftLimit` was called for it. */
export function limitArrivals(http: FastifyInstance, limitMs = LIMIT_MS): void {
  http.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    // The head has arrived already.
    if (length !== undefined || encoding !== undefined) {
      limits.set(
        raw,
        setTimeout(() => raw.destroy(), limitMs),
      );
      raw.once('end', () => liftLimit(raw)).once('close', () => liftLimit(raw));
    }
    done();
  });
}

/** For a body that may take its time: who calls limits it in another way. */
export function liftLimit(raw: IncomingMessage): void {
  clearTimeout(limits.get(raw));
  limits.delete(raw);
}
