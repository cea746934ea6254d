import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app-options.ts';
import type { Metrics } from '../observation/metrics.ts';
import type { Dependency } from './dependency.ts';
import { createReleaseCopies, type ReleaseCopies } from './release-copies.ts';

/** Copies of a store on this very disk would be away with it; others may write it all the same. */
export function openReleaseCopies(
  http: FastifyInstance,
  { store, dataDir }: Pick<AppOptions, 'store' | 'dataDir'>,
  { dependency, metrics }: { readonly dependency: Dependency; readonly metrics: Metrics },
): ReleaseCopies | undefined {
  let copies: ReleaseCopies | undefined;
  metrics.addGauge(
    'release_store_refused',
    '1 while what lies in the release store is not what was signed, and the last good state is served in its place.',
    () => Number(copies?.trust.state === 'refused'),
  );
  if (!store) return undefined;
  const isElsewhere = !store.isLocal || store.trusted !== null;
  const folder = isElsewhere && dataDir !== undefined ? path.join(dataDir, 'release-copies') : null;
  copies = createReleaseCopies(store, { dependency, folder });
  http.addHook('onClose', copies.flush);
  return copies;
}
