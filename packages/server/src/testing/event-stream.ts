/** One message of a stream of server-sent events. */
export interface Message {
  readonly id: number;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

export interface TestStream {
  readonly answer: Response;
  /** The next message; null when the stream has ended. */
  next(): Promise<Message | null>;
  /** Waits for a comment. */
  heartbeat(): Promise<void>;
  close(): void;
}

/** Opens a stream of a server that listens. */
export async function openEventStream(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestStream> {
  const ending = new AbortController();
  const answer = await fetch(url, { headers, signal: ending.signal });
  const blocks = answer.body ? blocksOf(answer.body) : null;
  async function nextBlock(isWanted: (block: string) => boolean): Promise<string | null> {
    for (;;) {
      const block = (await blocks?.next().catch(() => null)) ?? null;
      if (!block || block.done) return null;
      if (isWanted(block.value)) return block.value;
    }
  }
  return {
    answer,
    next: async () => {
      const block = await nextBlock((text) => text.includes('data:'));
      return block === null ? null : messageOf(block);
    },
    heartbeat: async () => {
      if ((await nextBlock((text) => text.startsWith(':'))) === null) throw new Error('The stream has ended');
    },
    close: () => ending.abort(),
  };
}

async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
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
