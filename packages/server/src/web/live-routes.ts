import {
  type DiscoveryDocument,
  discoveryName,
  type RemoteName,
  type RemoteOffer,
  type RouteTable,
  remotesOf,
  routesWith,
} from '@suite/contracts';

let last: { readonly bytes: Buffer; readonly routes: RouteTable } | null = null;

/** Routes of every version that a visitor may get: which of them this one has, the shell finds out. */
export function liveRoutes(bytes: Buffer): RouteTable {
  if (last?.bytes.equals(bytes)) return last.routes;
  const routes = routesOf(JSON.parse(bytes.toString()) as DiscoveryDocument);
  last = { bytes, routes };
  return routes;
}

function routesOf(document: DiscoveryDocument): RouteTable {
  const told: Record<RemoteName, RemoteOffer['routes']> = {};
  for (const remote of remotesOf(document)) {
    const versions = document.microFrontends[discoveryName(remote)] ?? [];
    const live = versions.filter(({ extras }) => extras.suite.state !== 'revoked');
    // The stable version comes last: where two of one remote differ in a route, its word counts.
    const ordered = live.toSorted((a, b) => Number(a.deployment.default) - Number(b.deployment.default));
    const offers = ordered.flatMap(({ extras }) => extras.suite.remote ?? []);
    if (offers.length > 0) told[remote] = Object.assign({}, ...offers.map(({ routes }) => routes));
  }
  return routesWith(told);
}
