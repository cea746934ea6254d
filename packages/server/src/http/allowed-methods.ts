import type { FastifyInstance } from 'fastify';

interface Route {
  readonly segments: readonly string[];
  readonly method: string;
}

/** Gathers the routes that are mounted from here on, and gives the methods that a path takes; none when it is unknown. */
export function collectAllowedMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // A wildcard takes every path: it says nothing of the path that was asked for.
    if (url.includes('*')) return;
    for (const one of [method].flat()) routes.push({ segments: url.split('/'), method: one });
  });
  return (path) => {
    const asked = path.split('/');
    const methods = routes.filter(({ segments }) => matches(segments, asked)).map(({ method }) => method);
    return methods.length === 0 ? [] : [...new Set([...methods, 'OPTIONS'])].toSorted();
  };
}

/** As the router does. */
function matches(segments: readonly string[], asked: readonly string[]): boolean {
  const isTaken = (one: string, at: number) => one.startsWith(':') || one === asked[at];
  return segments.length === asked.length && segments.every(isTaken);
}
