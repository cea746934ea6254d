import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

/** One message of a stream of server-sent events. */
export interface Message {
  readonly id: number;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

export interface TestStream {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The next message; null when the stream has ended. */
  next(): Promise<Message | null>;
  /** Waits for a comment. */
  heartbeat(): Promise<void>;
  close(): void;
}

/** Opens a stream of a server that listens, on a connection of its own. */
export async function openEventStream(url: string, headers: OutgoingHttpHeaders = {}): Promise<TestStream> {
  const request = get(url, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const blocks = blocksOf(response);
  async function nextBlock(isWanted: (block: string) => boolean): Promise<string | null> {
    for (;;) {
      const block = await blocks.next().catch(() => null);
      if (!block || block.done) return null;
      if (isWanted(block.value)) return block.value;
    }
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    next: async () => {
      const block = await nextBlock((text) => text.includes('data:'));
      return block === null ? null : messageOf(block);
    },
    heartbeat: async () => {
      if ((await nextBlock((text) => text.startsWith(':'))) === null) throw new Error('The stream has ended');
    },
    close: () => request.destroy(),
  };
}

async function* blocksOf(response: IncomingMessage): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks;
  }
}

function messageOf(block: string): Message {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
  return {
    id: Number(fields.get('id')),
    event: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? '{}') as Record<string, unknown>,
  };
}
