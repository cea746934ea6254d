import { describe, expect, test } from 'vitest';
import { curatedRouterNames, localesOf, sourceFilesOf, workspacePackages } from './workspace.ts';
import {
  cycleProblems,
  dependencyProblems,
  featureProblems,
  importProblems,
  leftBehindProblems,
  lengthProblems,
  localeProblems,
  readmeProblems,
  routerProblems,
  schemaProblems,
  serverModuleProblems,
  type WorkspacePackage,
} from './workspace-rules.ts';

const packages = workspacePackages();
const files = packages.flatMap((one) => sourceFilesOf(one.folder));

describe('the workspace', () => {
  test('depends only as the table of who may import whom allows', () => {
    expect(dependencyProblems(packages)).toEqual([]);
  });
  test('has no package that depends on itself by others', () => {
    expect(cycleProblems(packages)).toEqual([]);
  });
  test('imports only what a package declares, and never leaves a package by a path', () => {
    expect(importProblems(packages, files)).toEqual([]);
  });
  test('brings no schemas into the browser', () => {
    expect(schemaProblems(packages, files)).toEqual([]);
  });
  test('has no feature that uses another feature', () => {
    expect(featureProblems(files)).toEqual([]);
  });
  test('uses of the router only what the curated router brings', () => {
    expect(routerProblems(files, curatedRouterNames())).toEqual([]);
  });
  test('has no remote that leaves something on the page when it is taken off', () => {
    expect(leftBehindProblems(files)).toEqual([]);
  });
  test('has no service of the server that knows of HTTP, and no SQL outside repositories', () => {
    expect(serverModuleProblems(files)).toEqual([]);
  });
  test('has a README in every package', () => {
    expect(readmeProblems(packages)).toEqual([]);
  });
  test('has the same messages in both languages', () => {
    const problems = packages.flatMap(({ folder }) => {
      const locales = localesOf(folder);
      return locales ? localeProblems(folder, locales.english, locales.serbian) : [];
    });
    expect(problems).toEqual([]);
  });
  test('has no source file above the line limit', () => {
    expect(lengthProblems(files)).toEqual([]);
  });
});

describe('the rules find', () => {
  const made = (over: Partial<WorkspacePackage>): WorkspacePackage => ({
    name: 'mf-map',
    folder: 'mf-map',
    role: 'app',
    dependencies: [],
    devDependencies: [],
    hasReadme: true,
    ...over,
  });
  const building = made({ name: 'mf-building', folder: 'mf-building' });

  test('an app that depends on another app', () => {
    expect(dependencyProblems([made({ dependencies: ['mf-building'] }), building])).toEqual([
      'mf-map (app) may not use mf-building (app)',
    ]);
  });
  test('packages that depend on each other', () => {
    const access = made({ name: 'access', dependencies: ['domain'] });
    const domain = made({ name: 'domain', dependencies: ['contracts', 'access'] });
    expect(cycleProblems([access, domain, made({ dependencies: ['access'] })])).toEqual([
      'access depends on itself by another package',
      'domain depends on itself by another package',
    ]);
  });
  test('ol outside the picture', () => {
    expect(dependencyProblems([made({ dependencies: ['ol'] })])).toHaveLength(1);
  });
  test('a path that leads into another package', () => {
    const file = { path: 'mf-map/src/a.ts', text: "import { b } from '../../mf-building/src/b.ts';" };
    expect(importProblems([made({}), building], [file])).toHaveLength(1);
  });
  test('a workspace package that is not declared', () => {
    const file = { path: 'mf-map/src/a.ts', text: "import { b } from 'mf-building';" };
    expect(importProblems([made({}), building], [file])).toEqual([
      'mf-map/src/a.ts does not declare mf-building',
    ]);
  });
  test('a file for the browser that loads schemas', () => {
    const found = (text: string, path = 'mf-map/src/a.ts') => schemaProblems([made({})], [{ path, text }]);
    expect(found("import { operations } from '@suite/api';")).toHaveLength(1);
    expect(found("import { type Unit, operations } from '@suite/api';")).toHaveLength(1);
    expect(found("import { z } from 'zod';")).toHaveLength(1);
    expect(found("import { z } from 'zod';", 'mf-map/src/a.test.ts')).toEqual([]);
    expect(found("import type { Unit } from '@suite/api';")).toEqual([]);
    expect(found("import { getUnit } from '@suite/api/endpoints';")).toEqual([]);
  });
  test('a feature that uses another', () => {
    const file = { path: 'mf-map/src/features/a/a.ts', text: "import { b } from '../b/b.ts';" };
    expect(featureProblems([file])).toHaveLength(1);
  });
  test('HTTP below an operation of the server, and SQL outside a repository', () => {
    const folder = 'packages/server/src/modules/units';
    const http = "import type { FastifyReply } from 'fastify';";
    const sql = "db.selectFrom('units').execute();";
    const operation = `${http} export const getUnit: Handler<'getUnit'> = send;`;
    expect(serverModuleProblems([{ path: `${folder}/get-unit.ts`, text: operation }])).toEqual([]);
    expect(serverModuleProblems([{ path: `${folder}/repository.ts`, text: sql }])).toEqual([]);
    expect(serverModuleProblems([{ path: `${folder}/service.ts`, text: http + sql }])).toEqual([
      `${folder}/service.ts is no operation, and uses fastify`,
      `${folder}/service.ts is no repository, and asks the database`,
    ]);
  });
  test('a router name that is not brought along', () => {
    const file = { path: 'a.ts', text: "import { Link, useFetcher } from 'react-router';" };
    expect(routerProblems([file], ['Link'])).toHaveLength(1);
    expect(routerProblems([{ ...file, path: 'a.test.tsx' }], ['Link'])).toEqual([]);
  });
  test('what a remote leaves on the page', () => {
    const text = [
      "window.addEventListener('resize', grow);",
      'setInterval(look, 1_000);',
      "customElements.define('a-b', Box);",
    ];
    for (const line of text) {
      expect(leftBehindProblems([{ path: 'mf-map/src/a.ts', text: `\n${line}\n` }])).toHaveLength(1);
      expect(leftBehindProblems([{ path: 'shell/src/main.tsx', text: `\n${line}\n` }])).toEqual([]);
    }
    const inEffect = "useEffect(() => {\n  window.addEventListener('resize', grow);\n});";
    expect(leftBehindProblems([{ path: 'mf-map/src/a.ts', text: inEffect }])).toEqual([]);
  });
  test('a message in one language only', () => {
    expect(localeProblems('x', { a: '' }, { b: '' })).toHaveLength(2);
  });
  test('a file that is too long', () => {
    expect(lengthProblems([{ path: 'a.ts', text: 'x\n'.repeat(301) }])).toHaveLength(1);
  });
});
