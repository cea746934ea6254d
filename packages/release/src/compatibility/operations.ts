import type { AppName } from '@suite/contracts';
import { publishedRecord } from '../publish/published.ts';
import { RolloutError } from '../rollout/rollout.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const TIMEOUT_MS = 5_000;

/** Operations of a server's API, as `GET /api/v1/projects/{id}`; null when it does not say. */
async function operationsOf(server: string): Promise<ReadonlySet<string> | null> {
  try {
    const response = await fetch(`${server}/api/v1/openapi.json`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    const { paths } = (await response.json()) as { readonly paths: Readonly<Record<string, object>> };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    return new Set(operations);
  } catch {
    return null;
  }
}

/**
 * Holds a version against the server that its pages will call; `print` tells that the server does not say what it has.
 * @throws {RolloutError} naming the operations that the server does not have.
 */
export async function requireOperations(
  { store, server, print }: { store: ReleaseStore; server: string; print: (line: string) => void },
  app: AppName,
  version: string,
): Promise<void> {
  const { operations } = await publishedRecord(store, app, version);
  const offered = await operationsOf(server);
  if (!offered) return print(`${server} does not say which operations it has: they are not checked`);
  const missing = operations.filter((name) => !offered.has(name));
  if (missing.length === 0) return;
  throw new RolloutError(
    `${app} ${version} calls what the API at ${server} does not have: ${missing.join(', ')}. Release the server first`,
  );
}
