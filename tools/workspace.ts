import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Role, SourceFile, WorkspacePackage } from './workspace-rules.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
const SKIPPED = new Set(['node_modules', 'dist', 'compiled', 'demo', 'test-results']);

interface PackageJson {
  readonly name: string;
  readonly suite?: { readonly role: Role };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Every package of the workspace with its declared role. @throws when one declares none. */
export function workspacePackages(): WorkspacePackage[] {
  const nested = readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}`);
  return [...readdirSync(ROOT), ...nested]
    .filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')) && folder !== 'packages')
    .map((folder) => {
      const json = readJson<PackageJson>(path.join(ROOT, folder, 'package.json'));
      if (!json.suite) throw new Error(`${folder}/package.json declares no suite.role`);
      return {
        name: json.name,
        folder,
        role: json.suite.role,
        dependencies: Object.keys(json.dependencies ?? {}),
        devDependencies: Object.keys(json.devDependencies ?? {}),
        hasReadme: existsSync(path.join(ROOT, folder, 'README.md')),
      };
    });
}

/** TypeScript and CSS files of a package. */
export function sourceFilesOf(folder: string): SourceFile[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFilesOf(file);
    return /\.(ts|tsx|css)$/.test(entry.name)
      ? [{ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }]
      : [];
  });
}

interface Locales {
  readonly english: Record<string, string>;
  readonly serbian: Record<string, string>;
}

/** The messages of a package by their folder, those of its rooms included; none where it has none. */
export function localesOf(folder: string): readonly (readonly [string, Locales])[] {
  const found = globSync(`${folder}/locales/{,rooms/*/}en.json`, { cwd: ROOT }).map((file) =>
    path.dirname(file),
  );
  return found.map((locales) => [
    locales,
    {
      english: readJson(path.join(ROOT, locales, 'en.json')),
      serbian: readJson(path.join(ROOT, locales, 'sr.json')),
    },
  ]);
}

/** Names that the curated router brings. */
export function curatedRouterNames(): string[] {
  const text = readFileSync(path.join(ROOT, 'packages/federation/src/preset/curated-router.ts'), 'utf8');
  const block = /export \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return block
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
