import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes connections on to a server, until it is told to stop or to stall. Who starts it must stop it. */
export interface Relay {
  readonly port: number;
  /** Nothing passes any more, and nothing is closed: what is on its way stays there. */
  stall(): void;
  /** Nobody listens there any more, and connections are closed. */
  stop(): void;
  /** Passes on what waited, and listens where it did. */
  resume(): Promise<void>;
}

export async function startRelay(target: { readonly host: string; readonly port: number }): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const relay = createServer((near) => {
    const far = connect(target);
    const pair = [near, far];
    for (const socket of pair) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        for (const other of pair) other.destroy();
      });
      if (isStalled) socket.pause();
    }
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => near.write(chunk));
    if (isStalled) for (const socket of pair) socket.pause();
  });
  const listen = async (port: number) => {
    relay.listen(port, '127.0.0.1');
    await once(relay, 'listening');
    return (relay.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const stop = () => {
    relay.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    stop,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: async () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
      if (!relay.listening) await listen(port);
    },
  };
}
