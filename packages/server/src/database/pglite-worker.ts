// The thread of an embedded database: opens the folder that it is given, and does what `openPGliteThread` asks for.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';

/** Between `begin` and its end every query is of the transaction. */
export type ThreadRequest =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'begin' | 'commit' | 'rollback' | 'close' }
  | { readonly kind: 'listen'; readonly channel: string };

export type ThreadMessage =
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  /** An error loses its fields, SQLSTATE among them, on its way out of a thread. */
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown; readonly fields: object }
  | { readonly kind: 'notice'; readonly channel: string; readonly payload: string };

interface OpenTransaction {
  readonly transaction: Transaction;
  commit(): void;
  rollBack(reason: Error): void;
  readonly ended: Promise<void>;
}

const { folder } = workerData as { readonly folder: string };
const opening = PGlite.create({ dataDir: folder });
let open: OpenTransaction | null = null;

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

async function begin(pglite: PGlite): Promise<void> {
  open = await new Promise<OpenTransaction>((resolve, reject) => {
    const ended = pglite.transaction(
      (transaction) =>
        new Promise<void>((commit, rollBack) => {
          resolve({ transaction, commit, rollBack, ended });
        }),
    );
    ended.catch(reject);
  });
}

async function end(how: 'commit' | 'rollback'): Promise<void> {
  const ending = open;
  open = null;
  if (how === 'commit') ending?.commit();
  else ending?.rollBack(new Error('rolled back'));
  await (how === 'commit' ? ending?.ended : ending?.ended.catch(() => undefined));
}

async function respond(request: ThreadRequest): Promise<unknown> {
  const pglite = await opening;
  if (request.kind === 'query') {
    const { rows, affectedRows } = await (open?.transaction ?? pglite).query(request.sql, [
      ...request.parameters,
    ]);
    return { rows, affectedRows };
  }
  if (request.kind === 'listen') {
    const { channel } = request;
    await pglite.listen(channel, (payload) => say({ kind: 'notice', channel, payload }));
    return undefined;
  }
  if (request.kind === 'begin') return begin(pglite);
  if (request.kind === 'close') return pglite.close();
  return end(request.kind);
}

parentPort?.on('message', ({ id, request }: { readonly id: number; readonly request: ThreadRequest }) => {
  respond(request).then(
    (result) => say({ kind: 'done', id, result }),
    (error: unknown) => say({ kind: 'failed', id, error, fields: { ...(error as object) } }),
  );
});
