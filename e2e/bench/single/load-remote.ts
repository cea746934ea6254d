// Stands in for shell/src/remotes/load-remote.ts in the bench-only build: the same views, bundled at build
// time instead of loaded by version.
import type { PanelName, RemoteModule, RemoteName } from '@suite/contracts';

const MODULES: Readonly<Record<RemoteName, () => Promise<RemoteModule>>> = {
  'mf-map': () => import('../../../mf-map/src/remote.ts'),
  'mf-building': () => import('../../../mf-building/src/remote.ts'),
  'mf-apartment': () => import('../../../mf-apartment/src/remote.ts'),
  'mf-account': () => import('../../../mf-account/src/remote.ts'),
  'mf-panels': () => import('../../../mf-panels/src/remote.ts'),
};

type ViewOf =
  | { readonly kind: 'page'; readonly remote: RemoteName; readonly page: string }
  | { readonly kind: 'panel'; readonly remote: RemoteName; readonly panel: PanelName };

/** There is no other version. */
export function leaveVersion(): Promise<boolean> {
  return Promise.resolve(false);
}

export async function loadView(
  view: ViewOf,
): Promise<{ component: unknown; version: string; candidate: null; loadMs: number }> {
  const module = await MODULES[view.remote]();
  const lazy = view.kind === 'page' ? module.pages[view.page] : module.panels[view.panel];
  if (!lazy) throw new Error(`${view.remote} lacks a view`);
  const { default: component } = await lazy();
  return { component, version: 'single', candidate: null, loadMs: 0 };
}
