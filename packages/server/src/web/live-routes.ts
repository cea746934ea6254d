import {
  type DiscoveryDocument,
  discoveryName,
  type RemoteName,
  type RemoteOffer,
  type RouteTable,
  remotesOf,
  routesWith,
} from '@suite/contracts';

interface Live {
  readonly bytes: Buffer;
  readonly document: DiscoveryDocument;
  readonly routes: RouteTable;
}

let last: Live | null = null;

/** Routes of every version that a visitor may get: which of them this one has, the shell finds out. */
export function liveRoutes(bytes: Buffer): RouteTable {
  return liveOf(bytes).routes;
}

export function liveDocument(bytes: Buffer): DiscoveryDocument {
  return liveOf(bytes).document;
}

function liveOf(bytes: Buffer): Live {
  if (last?.bytes.equals(bytes)) return last;
  const document = JSON.parse(bytes.toString()) as DiscoveryDocument;
  last = { bytes, document, routes: routesOf(document) };
  return last;
}

function routesOf(document: DiscoveryDocument): RouteTable {
  const routesByRemote: Record<RemoteName, RemoteOffer['routes']> = {};
  for (const remote of remotesOf(document)) {
    const versions = document.microFrontends[discoveryName(remote)] ?? [];
    const live = versions.filter(({ extras }) => extras.suite.state !== 'revoked');
    // The stable version comes last: where two of one remote differ in a route, its word counts.
    const ordered = live.toSorted((a, b) => Number(a.deployment.default) - Number(b.deployment.default));
    const offers = ordered.flatMap(({ extras }) => extras.suite.remote ?? []);
    if (offers.length > 0) routesByRemote[remote] = Object.assign({}, ...offers.map(({ routes }) => routes));
  }
  return routesWith(routesByRemote);
}
