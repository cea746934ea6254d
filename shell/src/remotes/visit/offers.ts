import {
  type MenuEntry,
  provideRoutes,
  type RemoteName,
  type RemoteOffer,
  ROUTES,
  type RouteTable,
  routesWith,
} from '@suite/contracts';
import type { Resolution } from '@suite/domain';
import { atom, type ReadableAtom } from 'nanostores';
import { notFailed } from '../loading/failed-versions.ts';

/** What the versions of this visit bring, by their manifests. */
export interface VisitOffers {
  readonly routes: RouteTable;
  /** Owner by panel. */
  readonly panels: ReadonlyMap<string, RemoteName>;
  readonly menu: readonly MenuEntry[];
  /** Whether the versions are known; before that the routes are those that the shell was built with. */
  readonly isKnown: boolean;
}

const BUILT_IN: VisitOffers = { routes: ROUTES, panels: new Map(), menu: [], isKnown: false };
const offers = atom<VisitOffers>(BUILT_IN);

export const $offers: ReadableAtom<VisitOffers> = offers;

/** The first version of each remote that has not failed counts: the one that the visitor gets. */
export function provideOffers(resolution: Resolution): void {
  const offered = Object.entries(resolution).flatMap(([name, candidates]) => {
    const remote = name as RemoteName;
    const offer = notFailed(remote, candidates)[0]?.entry.extras.suite.remote;
    return offer ? [[remote, offer] as const] : [];
  });
  takeOffers(offered);
}

/** Without a document: the routes that the shell knows, whose pages say that they cannot be loaded. */
export function provideNoOffers(): void {
  offers.set({ ...BUILT_IN, isKnown: true });
}

export function takeOffers(offered: readonly (readonly [RemoteName, RemoteOffer])[]): void {
  const routes = routesWith(Object.fromEntries(offered.map(([remote, offer]) => [remote, offer.routes])));
  // Before the page is drawn with them: links and matches go by the same.
  provideRoutes(routes);
  offers.set({
    routes,
    panels: new Map(offered.flatMap(([remote, { panels }]) => panels.map((panel) => [panel, remote]))),
    menu: offered.flatMap(([, { menu }]) => menu),
    isKnown: true,
  });
}
