import { currentRoutes, type RemoteName } from '@suite/contracts';
import { loadEngine } from '@suite/picture/engine';

/**
 * The shared packages that are too heavy for every page. Asked for beside the remote whose manifest names them, which
 * would otherwise find out only when its own script runs. The import here is also what makes the shell bring them: the
 * bundler provides only what the shell itself names.
 */
export const SHARED_PACKAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  '@suite/picture': () => Promise.all([import('@suite/picture'), loadEngine()]),
  '@suite/picture/geo': () => import('@suite/picture/geo'),
};

/** Fetches what a page draws with, by the manifest of its remote. */
export function fetchSharedFor(remote: RemoteName, page: string): void {
  const names = Object.values(currentRoutes()).flatMap(({ target, shared }) =>
    target.kind === 'page' && target.remote === remote && target.page === page ? shared : [],
  );
  // A failure here is met again, and told, where the remote asks for the same package.
  for (const name of new Set(names)) SHARED_PACKAGES[name]?.().catch(() => undefined);
}
