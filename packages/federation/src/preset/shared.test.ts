import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  esmRuntimeAlias,
  noMessageParserAlias,
  routerAlias,
  sharedModules,
  sharedVersions,
} from './shared.ts';
import { REPOSITORY_ROOT } from './source-version.ts';

const SHELL = path.join(REPOSITORY_ROOT, 'shell');
const REMOTE = path.join(REPOSITORY_ROOT, 'mf-account');

function installed(app: string, name: string): string {
  const file = path.join(app, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

describe('the modules that the shell shares', () => {
  const shared = sharedModules(SHELL, true);

  it('are one instance each, in the version that is installed', () => {
    for (const name of ['react', 'react-dom', 'react-router', 'nanostores', '@suite/bus', '@suite/ui']) {
      const version = installed(SHELL, name);
      expect(shared[name]).toMatchObject({ singleton: true, version, requiredVersion: `^${version}` });
    }
  });

  it('name no version that the package manager only writes for itself', () => {
    for (const range of Object.values(sharedVersions(SHELL, true))) expect(range).toMatch(/^\^\d+\.\d+\.\d+/);
  });

  it('have the other entry points of a package beside it, in its version', () => {
    for (const name of ['react/jsx-runtime', 'react/jsx-dev-runtime']) {
      expect(shared[name]?.version).toBe(shared.react?.version);
    }
    expect(shared['react-dom/client']?.version).toBe(shared['react-dom']?.version);
  });

  it('start with the page, but for what is heavy and comes with the first chunk that uses it', () => {
    const late = Object.entries(shared).filter(([, entry]) => !entry.eager);
    expect(late.map(([name]) => name)).toEqual([
      '@suite/ui/choices',
      '@suite/ui/fields',
      '@suite/picture',
      '@suite/picture/geo',
    ]);
  });

  it('bring the curated router in the place of the whole one', () => {
    expect(path.basename(String(shared['react-router']?.import))).toBe('curated-router.ts');
  });
});

describe('the modules that a remote shares', () => {
  const shared = sharedModules(REMOTE, false);

  it('are all taken from the shell, in a version that fits or not at all', () => {
    for (const entry of Object.values(shared)) {
      expect(entry).toMatchObject({ singleton: true, import: false, strictVersion: true });
    }
  });

  it('are those that it, or a package that it bundles, has', () => {
    expect(Object.keys(shared)).toEqual(expect.arrayContaining(['react', 'react/jsx-runtime', '@suite/bus']));
    // `@suite/explorer` draws points on a picture.
    expect('@suite/picture' in shared).toBe(true);
    expect('@suite/picture' in sharedModules(path.join(REPOSITORY_ROOT, 'packages/bus'), false)).toBe(false);
  });

  it('ask for what the shell brings', () => {
    const brought = sharedVersions(SHELL, true);
    for (const [name, range] of Object.entries(sharedVersions(REMOTE, false)))
      expect(brought[name]).toBe(range);
  });
});

it('refuses to share what is not installed', () => {
  expect(() => sharedModules('/', true)).toThrow('react is not installed for /');
});

describe('the curated router', () => {
  it('names only what the router has', async () => {
    const text = readFileSync(path.join(import.meta.dirname, 'curated-router.ts'), 'utf8');
    const names = (/export \{([^}]*)\}/.exec(text)?.[1] ?? '').match(/\w+/g) ?? [];
    const router = await import('react-router');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !(name in router))).toEqual([]);
  });

  it('stands before an entry file of the router that is there', () => {
    const { 'curated-react-router-source$': file } = routerAlias(SHELL);
    expect(existsSync(String(file))).toBe(true);
  });
});

describe('aliases', () => {
  it('lead from files of the federation runtime that are there to others that are', () => {
    const alias = Object.entries(esmRuntimeAlias());
    expect(alias.length).toBe(12);
    for (const [from, to] of alias) {
      expect(to).not.toBe(from);
      expect([existsSync(from), existsSync(to)]).toEqual([true, true]);
    }
  });

  it("lead from the router's framework mode to what stands in for it", () => {
    for (const place of Object.entries(routerAlias(SHELL)).flat()) {
      if (place !== 'curated-react-router-source$') expect(existsSync(place)).toBe(true);
    }
  });

  it('leave the parser of messages at home', () => {
    const alias = noMessageParserAlias(SHELL);
    expect(Object.keys(alias)).toEqual(['@formatjs/icu-messageformat-parser$']);
    expect(existsSync(String(Object.values(alias)[0]))).toBe(true);
  });
});
