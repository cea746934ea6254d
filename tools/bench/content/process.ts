import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Asked, Done } from './messages.ts';

export interface ContentProcess {
  readonly url: string;
  ask(asked: Asked): Promise<Done>;
  stop(): Promise<void>;
}

export async function startContentProcess(environment: Record<string, string>): Promise<ContentProcess> {
  const child = fork(path.resolve(import.meta.dirname, 'server.ts'), {
    env: { PATH: process.env.PATH ?? '', ...environment },
  });
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('The process ended')));
  const next = async () => {
    const [message] = await once(child, 'message', { signal: ended.signal });
    return message as unknown;
  };
  const { url } = (await next()) as { readonly url: string };
  return {
    url,
    ask: async (asked) => {
      child.send(asked);
      return (await next()) as Done;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
