/**
 * State of the bus lives under one key of `globalThis`, so that two copies of this package in one page
 * (a remote that was built against another version) still share every store and every listener.
 */
const KEY = Symbol.for('suite.bus.v1');

type Registry = Map<string, unknown>;

export function shared<T>(name: string, create: () => T): T {
  const scope = globalThis as { [KEY]?: Registry };
  scope[KEY] ??= new Map();
  if (!scope[KEY].has(name)) scope[KEY].set(name, create());
  return scope[KEY].get(name) as T;
}
