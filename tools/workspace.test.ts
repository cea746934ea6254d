import { describe, expect, test } from 'vitest';
import { curatedRouterNames, localesOf, sourceFilesOf, workspacePackages } from './workspace.ts';
import {
  cycleErrors,
  dependencyErrors,
  endpointErrors,
  featureErrors,
  importErrors,
  leftBehindErrors,
  lengthErrors,
  localeErrors,
  readmeErrors,
  routerErrors,
  schemaErrors,
  serverModuleErrors,
  type WorkspacePackage,
} from './workspace-rules.ts';

const packages = workspacePackages();
const files = packages.flatMap((one) => sourceFilesOf(one.folder));

describe('the workspace', () => {
  test('depends only as the table of who may import whom allows', () => {
    expect(dependencyErrors(packages)).toEqual([]);
  });
  test('has no package that depends on itself by others', () => {
    expect(cycleErrors(packages)).toEqual([]);
  });
  test('imports only what a package declares, and never leaves a package by a path', () => {
    expect(importErrors(packages, files)).toEqual([]);
  });
  test('brings no schemas into the browser', () => {
    expect(schemaErrors(packages, files)).toEqual([]);
  });
  test('loads the endpoints that it calls and no others', () => {
    expect(endpointErrors(files)).toEqual([]);
  });
  test('has no feature that uses another feature', () => {
    expect(featureErrors(files)).toEqual([]);
  });
  test('uses of the router only what the curated router brings', () => {
    expect(routerErrors(files, curatedRouterNames())).toEqual([]);
  });
  test('has no remote that leaves something on the page when it is taken off', () => {
    expect(leftBehindErrors(files)).toEqual([]);
  });
  test('has no service of the server that knows of HTTP, and no SQL outside repositories', () => {
    expect(serverModuleErrors(files)).toEqual([]);
  });
  test('has a README in every package', () => {
    expect(readmeErrors(packages)).toEqual([]);
  });
  test('has the same messages in both languages', () => {
    const all = packages.flatMap(({ folder }) => localesOf(folder));
    expect(all.length).toBeGreaterThan(10);
    const problems = all.flatMap(([folder, { english, serbian }]) => localeErrors(folder, english, serbian));
    expect(problems).toEqual([]);
  });
  test('has no source file above the line limit', () => {
    expect(lengthErrors(files)).toEqual([]);
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
    expect(dependencyErrors([made({ dependencies: ['mf-building'] }), building])).toEqual([
      'mf-map (app) may not use mf-building (app)',
    ]);
  });
  test('packages that depend on each other', () => {
    const access = made({ name: 'access', dependencies: ['domain'] });
    const domain = made({ name: 'domain', dependencies: ['contracts', 'access'] });
    expect(cycleErrors([access, domain, made({ dependencies: ['access'] })])).toEqual([
      'access depends on itself by another package',
      'domain depends on itself by another package',
    ]);
  });
  test('ol outside the picture', () => {
    expect(dependencyErrors([made({ dependencies: ['ol'] })])).toHaveLength(1);
  });
  test('a path that leads into another package', () => {
    const file = { path: 'mf-map/src/a.ts', text: "import { b } from '../../mf-building/src/b.ts';" };
    expect(importErrors([made({}), building], [file])).toHaveLength(1);
  });
  test('a workspace package that is not declared', () => {
    const file = { path: 'mf-map/src/a.ts', text: "import { b } from 'mf-building';" };
    expect(importErrors([made({}), building], [file])).toEqual([
      'mf-map/src/a.ts does not declare mf-building',
    ]);
  });
  test('a file for the browser that loads schemas', () => {
    const found = (text: string, path = 'mf-map/src/a.ts') => schemaErrors([made({})], [{ path, text }]);
    expect(found("import { operations } from '@suite/api';")).toHaveLength(1);
    expect(found("import { type Unit, operations } from '@suite/api';")).toHaveLength(1);
    expect(found("import { z } from 'zod';")).toHaveLength(1);
    expect(found("import { z } from 'zod';", 'mf-map/src/a.test.ts')).toEqual([]);
    expect(found("import type { Unit } from '@suite/api';")).toEqual([]);
    expect(found("import { getUnit } from '@suite/api/endpoints';")).toEqual([]);
  });
  test('a file that loads every endpoint', () => {
    const found = (text: string) => endpointErrors([{ path: 'mf-map/src/a.ts', text }]);
    expect(found("import * as api from '@suite/api/endpoints';")).toHaveLength(1);
    expect(found("import { getBuilding } from '@suite/api/endpoints';")).toEqual([]);
  });
  test('a feature that uses another', () => {
    const file = { path: 'mf-map/src/features/a/a.ts', text: "import { b } from '../b/b.ts';" };
    expect(featureErrors([file])).toHaveLength(1);
  });
  test('HTTP below an operation of the server, and SQL outside a repository', () => {
    const folder = 'packages/server/src/modules/units';
    const http = "import type { FastifyReply } from 'fastify';";
    const sql = "db.selectFrom('units').execute();";
    const operation = `${http} export const getUnit: Handler<'getUnit'> = send;`;
    expect(serverModuleErrors([{ path: `${folder}/get-unit.ts`, text: operation }])).toEqual([]);
    expect(serverModuleErrors([{ path: `${folder}/repository.ts`, text: sql }])).toEqual([]);
    expect(serverModuleErrors([{ path: `${folder}/service.ts`, text: http + sql }])).toEqual([
      `${folder}/service.ts is no operation, and uses fastify`,
      `${folder}/service.ts is no repository, and asks the database`,
    ]);
  });
  test('a router name that is not brought along', () => {
    const file = { path: 'a.ts', text: "import { Link, useFetcher } from 'react-router';" };
    expect(routerErrors([file], ['Link'])).toHaveLength(1);
    expect(routerErrors([{ ...file, path: 'a.test.tsx' }], ['Link'])).toEqual([]);
  });
  test('what a remote leaves on the page', () => {
    const text = [
      "window.addEventListener('resize', grow);",
      'setInterval(look, 1_000);',
      "customElements.define('a-b', Box);",
    ];
    for (const line of text) {
      expect(leftBehindErrors([{ path: 'mf-map/src/a.ts', text: `\n${line}\n` }])).toHaveLength(1);
      expect(leftBehindErrors([{ path: 'shell/src/main.tsx', text: `\n${line}\n` }])).toEqual([]);
    }
    const inEffect = "useEffect(() => {\n  window.addEventListener('resize', grow);\n});";
    expect(leftBehindErrors([{ path: 'mf-map/src/a.ts', text: inEffect }])).toEqual([]);
  });
  test('a message in one language only', () => {
    expect(localeErrors('x', { a: '' }, { b: '' })).toHaveLength(2);
  });
  test('a file that is too long', () => {
    expect(lengthErrors([{ path: 'a.ts', text: 'x\n'.repeat(301) }])).toHaveLength(1);
  });
});
