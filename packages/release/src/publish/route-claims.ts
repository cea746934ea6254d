import {
  type DiscoveryDocument,
  discoveryName,
  type RemoteOffer,
  remotesOf,
  SHELL_ROUTES,
} from '@suite/contracts';

/** Routes and panels that one version of an app wants for itself. */
export interface Claims {
  readonly app: string;
  readonly routes: Readonly<Record<string, Pick<RemoteOffer['routes'][string], 'pattern'>>>;
  readonly panels: readonly string[];
}

const OF_SHELL: Claims = { app: 'shell', routes: SHELL_ROUTES, panels: ['menu'] };

/** What of these versions two apps would have, a sentence each; versions of one app may claim the same. */
export function claimIssues(claims: readonly Claims[]): readonly string[] {
  const all = [OF_SHELL, ...claims];
  const issues = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => (other.app === one.app ? [] : pairIssues(one, other))),
  );
  return [...new Set(issues)];
}

/** Claims of the versions that visitors may get. */
export function liveClaims(document: DiscoveryDocument): readonly Claims[] {
  return remotesOf(document).flatMap((app) =>
    (document.microFrontends[discoveryName(app)] ?? []).flatMap(({ extras: { suite } }) =>
      suite.remote && suite.state !== 'revoked'
        ? [{ app, routes: suite.remote.routes, panels: suite.remote.panels }]
        : [],
    ),
  );
}

function pairIssues(one: Claims, other: Claims): readonly string[] {
  const who = `${one.app} and ${other.app} both claim`;
  const routes = Object.entries(one.routes).flatMap(([name, { pattern }]) =>
    Object.entries(other.routes)
      .filter(([theirs, route]) => theirs === name || addresses(route.pattern) === addresses(pattern))
      .map(([theirs]) => (theirs === name ? `${who} the route ${name}` : `${who} the addresses ${pattern}`)),
  );
  const panels = one.panels.filter((panel) => other.panels.includes(panel));
  return [...routes, ...panels.map((panel) => `${who} the panel ${panel}`)];
}

/** Patterns that differ in the names of their parameters alone have the same addresses. */
function addresses(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, ':id');
}
