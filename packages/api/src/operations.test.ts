import { describe, expect, it } from 'vitest';
import type { Operation } from './operation.ts';
import { type OperationName, operationPath, operations } from './operations.ts';

const NAMES = Object.keys(operations) as OperationName[];

function parametersOf(name: OperationName): string[] {
  return [...operations[name].path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

function changes({ method, changesNothing }: Operation): boolean {
  return method !== 'GET' && changesNothing !== true;
}

describe('the table of operations', () => {
  it.each(NAMES)('checks exactly the parameters in the path of %s', (name) => {
    const { params } = operations[name] as Operation;
    expect(Object.keys(params?.shape ?? {}).toSorted()).toEqual(parametersOf(name).toSorted());
  });

  it('has no two operations with the same method and path', () => {
    const calls = NAMES.map((name) => {
      const path = operations[name].path.replaceAll(/\{\w+\}/g, '{}');
      return `${operations[name].method} ${path}`;
    });
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(NAMES.filter((name) => changes(operations[name])))('says what %s leaves in the ledger', (name) => {
    expect((operations[name] as Operation).audit).toBeDefined();
  });

  it.each(NAMES.filter((name) => (operations[name] as Operation).audit))(
    'names in the ledger what a parameter of %s names',
    (name) => {
      const { audit } = operations[name] as Operation;
      if (typeof audit === 'object' && audit.id) expect(parametersOf(name)).toContain(audit.id);
    },
  );

  it('has everything below /api/v1 but the stylesheet', () => {
    const outside = NAMES.filter((name) => !operations[name].path.startsWith('/api/v1/'));
    expect(outside).toEqual(['getProjectStylesheet']);
  });
});

describe('paths of operations', () => {
  it('fills in the parameters', () => {
    expect(operationPath('getProjectMedia', { projectId: 1, mediaId: 42 })).toBe(
      '/api/v1/frontend/projects/1/media-content/42',
    );
    expect(operationPath('getOrganization')).toBe('/api/v1/frontend/organizations/fetchOrganization');
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['../3', '..%2F3'],
    ['3?x=1#y', '3%3Fx%3D1%23y'],
    ['š', '%C5%A1'],
  ])('encodes %s, so that it stays one segment', (id, encoded) => {
    expect(operationPath('getBuilding', { id })).toBe(`/api/v1/frontend/buildings/${encoded}`);
  });

  it('refuses a missing parameter by its name', () => {
    expect(() => operationPath('getProjectMedia', { projectId: 1 })).toThrow(
      new TypeError(
        '/api/v1/frontend/projects/{projectId}/media-content/{mediaId} needs the parameter mediaId',
      ),
    );
  });
});
