import { pathToFileURL } from 'node:url';
import type { Compilation, Module } from '@rspack/core';

/** Names of exports, by the module that has them. */
export type Surface = Readonly<Record<string, readonly string[]>>;

/** The bundler's names of modules that an app shares, as far as they matter here. */
const CONSUMED = /^consume shared module \([^)]*\) (.+?)@[^@]*$/;
const PROVIDED = /^provide shared module \([^)]*\) (.+?)@[^@]* = /;
const BUS = /[/\\]bound-bus\.cjs$/;
/** In the workspace, or where the package was installed. */
const OPERATIONS = /[/\\]api[/\\](?:src|dist)[/\\]generated[/\\]endpoints\.[jt]s$/;

/** What the sources of a build import by name of modules that it takes from the shell. */
export function usedSurface(compilation: Compilation): Surface {
  const used = new Map<string, ReadonlySet<string>>();
  for (const module of compilation.modules) {
    const name = consumedName(module);
    if (name !== null)
      used.set(name, new Set([...(used.get(name) ?? []), ...namesImported(compilation, module)]));
  }
  return sorted(used);
}

/** Operations of the API that the sources of a build call, as `GET /api/v1/projects/{id}`. */
export async function usedOperations(compilation: Compilation): Promise<readonly string[]> {
  for (const module of compilation.modules) {
    const resource = resourceOf(module);
    if (!OPERATIONS.test(resource)) continue;
    const endpoints = (await import(pathToFileURL(resource).href)) as Readonly<Record<string, Endpoint>>;
    const called = [...namesImported(compilation, module)].flatMap((name) => endpoints[name] ?? []);
    return [...new Set(called.map(({ method, path }) => `${method} ${path}`))].toSorted();
  }
  return [];
}

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

/** What a build gives to others: every export of each module that it shares. */
export function offeredSurface(compilation: Compilation): Surface {
  const offered = new Map<string, ReadonlySet<string>>();
  for (const module of compilation.modules) {
    const name = PROVIDED.exec(module.identifier())?.[1];
    if (name !== undefined) offered.set(name, exportsBehind(compilation, module));
  }
  return sorted(offered);
}

/** Exports of the module that one which the bundler made for sharing leads to. */
function exportsBehind(compilation: Compilation, sharing: Module): ReadonlySet<string> {
  const behind = compilation.moduleGraph
    .getOutgoingConnections(sharing)
    .flatMap(({ resolvedModule }) => resolvedModule ?? []);
  return new Set(
    behind.flatMap((module) => {
      const names = compilation.moduleGraph.getProvidedExports(module);
      // Whoever imports CommonJS as a module gets its exports as the default, too.
      return [
        ...(Array.isArray(names) ? names : []),
        ...(isCommonJs(compilation, module) ? ['default'] : []),
      ];
    }),
  );
}

function consumedName(module: Module): string | null {
  if (BUS.test(resourceOf(module))) return '@suite/bus';
  return CONSUMED.exec(module.identifier())?.[1] ?? null;
}

function isCommonJs({ moduleGraph }: Compilation, module: Module): boolean {
  const imports = moduleGraph.getOutgoingConnections(module).map(({ dependency }) => dependency.type);
  return module.type !== 'javascript/esm' && !imports.some((type) => type.startsWith('esm'));
}

function resourceOf(module: Module): string {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
}

function namesImported(compilation: Compilation, module: Module): Set<string> {
  const connections = compilation.moduleGraph.getIncomingConnections(module);
  return new Set(connections.flatMap(({ dependency: { ids } }) => ids?.[0] ?? []));
}

function sorted(surface: ReadonlyMap<string, ReadonlySet<string>>): Surface {
  const entries = [...surface].map(([name, exports]) => [name, [...exports].toSorted()] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
