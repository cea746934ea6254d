import { PERMISSIONS, type Permission, RESOURCES, ROLE_IDS, type RoleName } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { findRight, isAllowed, strongestRole } from './permissions.ts';

/** Roles from left to right; r, n, c, u, d, e: read, read unpublished, create, update, delete, export. */
const TABLE: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  //           super_admin project_admin project_editor sales_agent user
  organization: ['rncude', 'r', 'r', 'r', 'r'],
  project: ['rncude', 'rnu', 'rnu', 'rn', 'r'],
  masterplan: ['rncude', 'rncud', 'rncud', 'rn', 'r'],
  building: ['rncude', 'rnu', 'rnu', 'rn', 'r'],
  apartment: ['rncude', 'rnu', 'rnu', 'rn', 'r'],
  status: ['rncude', 'ru', 'r', 'ru', 'r'],
  price: ['rncude', 'ru', 'r', 'ru', 'r'],
  media: ['rncude', 'rncud', 'rncud', 'r', 'r'],
  package: ['rncude', 'rncud', 'rncud', 'r', 'r'],
  'preview-link': ['rncude', 'rcd', 'rcd', 'rcd', ''],
  version: ['rncude', 'rcu', 'r', '', ''],
  settings: ['rncude', 'ru', 'r', 'r', ''],
  user: ['rncude', 'ru', '', '', ''],
  enquiry: ['rncude', 'rue', '', 'ru', ''],
  reservation: ['rncude', 'r', '', 'r', ''],
  mail: ['rncude', '', '', '', ''],
  release: ['rncude', '', '', '', ''],
  audit: ['rncude', '', '', '', ''],
};
const LETTER_OF: Readonly<Record<Permission, string>> = {
  read: 'r',
  'read-unpublished': 'n',
  create: 'c',
  update: 'u',
  delete: 'd',
  export: 'e',
};
const COLUMNS: readonly RoleName[] = [
  'super_admin',
  'project_admin',
  'project_editor',
  'sales_agent',
  'user',
];
const CELLS = COLUMNS.flatMap((role, column) =>
  RESOURCES.map((resource) => [role, resource, TABLE[resource]?.[column] ?? 'missing'] as const),
);

describe('permissions', () => {
  it('[R1.005] are known for five roles and every resource', () => {
    expect(COLUMNS.toSorted()).toEqual(Object.keys(ROLE_IDS).toSorted());
    expect(Object.keys(TABLE).toSorted()).toEqual([...RESOURCES].toSorted());
  });

  it.each(CELLS)('[R1.005] %s may do with %s: %s', (role, resource, letters) => {
    const allowed = PERMISSIONS.filter((permission) => isAllowed([role], `${resource}:${permission}`));
    expect(allowed).toEqual(PERMISSIONS.filter((permission) => letters.includes(LETTER_OF[permission])));
  });

  it('add up over the roles of a person', () => {
    expect(isAllowed(['user', 'sales_agent'], 'enquiry:read')).toBe(true);
    expect(isAllowed(['sales_agent', 'project_editor'], 'media:update')).toBe(true);
    expect(isAllowed([], 'project:read')).toBe(false);
  });

  it.each([
    ['castle', 'read'],
    ['project', 'burn'],
    ['constructor', 'read'],
    ['__proto__', 'read'],
    ['project', 'length'],
    ['Project', 'read'],
    ['', ''],
  ])('are none for the unknown %j, %j', (resource, permission) => {
    expect(findRight(resource, permission)).toBeNull();
  });

  it('are found by their names', () => {
    const rights = RESOURCES.flatMap((resource) =>
      PERMISSIONS.map((permission) => findRight(resource, permission)),
    );
    expect(new Set(rights).size).toBe(RESOURCES.length * PERMISSIONS.length);
    expect(findRight('enquiry', 'export')).toBe('enquiry:export');
  });

  it.each([
    [['user', 'sales_agent'], 'sales_agent'],
    [['sales_agent', 'project_editor', 'user'], 'project_editor'],
    [['project_editor', 'project_admin'], 'project_admin'],
    [['project_admin', 'super_admin'], 'super_admin'],
    [['user'], 'user'],
    [[], null],
  ] as const)('of %j, the strongest role is %s', (roles, strongest) => {
    expect(strongestRole(roles)).toBe(strongest);
  });
});
