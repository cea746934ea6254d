import type { RemoteName } from '@suite/contracts';
import type { ViewOf } from './load-remote.ts';

const known = new Map<string, ViewOf>();

/** One object for each view: another one would be loaded anew. */
function same(key: string, view: ViewOf): ViewOf {
  const one = known.get(key) ?? view;
  known.set(key, one);
  return one;
}

export function pageView(remote: RemoteName, page: string): ViewOf {
  return same(`${remote}/page/${page}`, { kind: 'page', remote, page });
}

export function panelView(remote: RemoteName, panel: string): ViewOf {
  return same(`${remote}/panel/${panel}`, { kind: 'panel', remote, panel });
}
