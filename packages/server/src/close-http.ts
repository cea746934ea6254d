import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Gives what closes a server: it takes no more connections, lets requests under way end, and after `graceMs` cuts off
 * those that have not ended, such as those of who does not read the answer.
 */
export function closerOf(http: FastifyInstance, graceMs: number): () => Promise<void> {
  // Where it listens on localhost, Fastify has a second server of which `http.server` knows nothing.
  const sockets = new Set<Socket>();
  let isClosing = false;
  const keep = (socket: Socket) => {
    if (!(socket instanceof Socket) || sockets.has(socket)) return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  http.server.on('connection', keep);
  http.addHook('onRequest', ({ raw }, _reply, done) => {
    keep(raw.socket);
    done();
  });
  http.addHook('preClose', async () => {
    isClosing = true;
    // Node waits for connections on which nothing was asked yet; browsers open them in advance.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  // Else it is kept for the next request, and waited for.
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });

  function cutOff(): void {
    http.server.closeAllConnections();
    for (const socket of sockets) socket.destroy();
  }

  return async () => {
    const deadline = setTimeout(cutOff, graceMs);
    try {
      await http.close();
      await Promise.all([...sockets].map(closed));
    } finally {
      clearTimeout(deadline);
    }
  };
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
}
