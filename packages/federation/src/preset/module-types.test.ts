import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { moduleTypes } from './module-types.ts';
import { REPOSITORY_ROOT } from './source-version.ts';

const route = (page: string) => ({ pattern: `/${page}`, layout: 'default', page }) as const;
const types = moduleTypes({
  routes: { tours: route('tours'), 'tours-again': route('tours'), 'a-tour': route('tour') },
  panels: ['sun-hours'],
});

it('every page and panel has its type, once', () => {
  expect(types.match(/readonly "[\w-]+"/g)).toEqual([
    'readonly "tours"',
    'readonly "tour"',
    'readonly "sun-hours"',
  ]);
});

/** What the compiler says of a host that uses the module. */
function compiled(host: string): string {
  const federation = path.join(REPOSITORY_ROOT, 'packages/federation');
  const folder = mkdtempSync(path.join(federation, 'node_modules/.types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'remote.d.ts'), types);
  writeFileSync(path.join(folder, 'host.ts'), `import { pages, panels } from './remote';\n${host}`);
  const compiler = path.join(federation, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', 'host.ts'];
  try {
    return execFileSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

it('a host is held to them by the compiler', () => {
  expect(compiled("pages['a-tour']; panels['sun-hours'].length.bad;").match(/error TS\d+/g)).toHaveLength(2);
  expect(compiled("pages.tour().then((page) => page.default); panels['sun-hours']();")).toBe('');
});
