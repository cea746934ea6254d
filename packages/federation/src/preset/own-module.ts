import path from 'node:path';

/** A module of this package, for the bundler: its source in the workspace, its build where the package was installed. */
export function ownModule(name: string): string {
  return path.resolve(import.meta.dirname, name + path.extname(import.meta.filename));
}
