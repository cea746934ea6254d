import { PERMISSIONS, RESOURCES, ROLE_IDS, type RoleName } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { isAllowed, strongestRole } from './permissions.ts';

/** Roles from left to right; c, r, u, d: create, read, update, delete. */
const TABLE: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  //           super_admin project_admin project_editor sales_agent user
  project: ['crud', 'ru', 'ru', 'r', 'r'],
  masterplan: ['crud', 'crud', 'crud', 'r', 'r'],
  building: ['crud', 'ru', 'ru', 'r', 'r'],
  apartment: ['crud', 'ru', 'ru', 'r', 'r'],
  media: ['crud', 'crud', 'crud', 'r', 'r'],
  package: ['crud', 'crud', 'crud', 'r', 'r'],
  price: ['crud', 'r', 'r', 'r', 'r'],
  enquiry: ['crud', 'ru', 'ru', '', ''],
  user: ['crud', 'r', 'r', '', ''],
  mail: ['crud', '', '', '', ''],
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
    const allowed = PERMISSIONS.filter((permission) => isAllowed([role], resource, permission));
    expect(allowed).toEqual(PERMISSIONS.filter((permission) => letters.includes(permission.charAt(0))));
  });

  it('add up over the roles of a person', () => {
    expect(isAllowed(['user', 'project_editor'], 'enquiry', 'read')).toBe(true);
    expect(isAllowed([], 'project', 'read')).toBe(false);
  });

  it.each([
    ['castle', 'read'],
    ['project', 'burn'],
    ['constructor', 'read'],
    ['__proto__', 'read'],
    ['project', 'length'],
    ['Project', 'read'],
    ['', ''],
  ])('do not hold for the unknown %j, %j, not even for a super admin', (resource, permission) => {
    expect(isAllowed(COLUMNS, resource, permission)).toBe(false);
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
