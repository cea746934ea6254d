// Stands in for shell/src/remotes/load-remote.ts in the bench-only build: the same views, bundled at build
// time instead of loaded by version.
import type { RemoteModule, RemoteName } from '@suite/contracts';
import { MODULES } from './remotes.ts';

type ViewOf =
  | { readonly kind: 'page'; readonly remote: RemoteName; readonly page: string }
  | { readonly kind: 'panel'; readonly remote: RemoteName; readonly panel: string };

/** There is no other version. */
export function hasOtherVersion(): Promise<boolean> {
  return Promise.resolve(false);
}

/** Likewise. */
export function leaveVersion(): Promise<boolean> {
  return Promise.resolve(false);
}

export async function loadView(
  view: ViewOf,
): Promise<{ component: unknown; version: string; candidate: null; loadMs: number }> {
  const module: RemoteModule | undefined = await MODULES[view.remote]?.();
  const lazy = view.kind === 'page' ? module?.pages[view.page] : module?.panels[view.panel];
  if (!lazy) throw new Error(`${view.remote} lacks a view`);
  const { default: component } = await lazy();
  return { component, version: 'single', candidate: null, loadMs: 0 };
}
