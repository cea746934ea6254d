/** Stands in for the federation runtime in unit tests: modules or errors by "container/expose". */
export const modules = new Map<string, unknown>();
export const registered: { name: string; entry: string }[] = [];

export function registerRemotes(remotes: { name: string; entry: string }[]): void {
  registered.push(...remotes);
}

export function loadRemote(id: string): Promise<unknown> {
  const module = modules.get(id);
  return module instanceof Error ? Promise.reject(module) : Promise.resolve(module ?? null);
}
