import { PERMISSIONS, type Permission, RESOURCES, type Resource, type RoleName } from '@suite/contracts';

/** The strongest first. */
const ROLES_BY_STRENGTH: readonly RoleName[] = [
  'super_admin',
  'project_admin',
  'project_editor',
  'sales_agent',
  'user',
];

type Grants = Readonly<Partial<Record<Resource, readonly Permission[]>>>;

const REGISTERED: Grants = {
  project: ['read'],
  masterplan: ['read'],
  building: ['read'],
  apartment: ['read'],
  media: ['read'],
  package: ['read'],
  price: ['read'],
};

/** Of their own projects. Units and buildings come by an import, so nobody here creates or deletes them. */
const STAFF: Grants = {
  project: ['read', 'update'],
  masterplan: ['read', 'create', 'update', 'delete'],
  building: ['read', 'update'],
  apartment: ['read', 'update'],
  media: ['read', 'create', 'update', 'delete'],
  package: ['read', 'create', 'update', 'delete'],
  price: ['read'],
  enquiry: ['read', 'update'],
  user: ['read'],
};

const EVERYTHING: Grants = Object.fromEntries(RESOURCES.map((resource) => [resource, PERMISSIONS]));

const GRANTS: Readonly<Record<RoleName, Grants>> = {
  super_admin: EVERYTHING,
  project_admin: STAFF,
  project_editor: STAFF,
  sales_agent: REGISTERED,
  user: REGISTERED,
};

/**
 * Whether one of the roles allows it, where the role holds. What is not known is not allowed. Which projects a role
 * holds on, and whether a project shows prices, is asked for besides.
 */
export function isAllowed(roles: readonly RoleName[], resource: string, permission: string): boolean {
  const granted = (role: RoleName) =>
    RESOURCES.flatMap((name) => (name === resource ? GRANTS[role][name] : []));
  return roles.some((role) => granted(role).some((one) => one === permission));
}

/** The strongest of the roles; null when there is none. */
export function strongestRole(roles: readonly RoleName[]): RoleName | null {
  return ROLES_BY_STRENGTH.find((role) => roles.includes(role)) ?? null;
}
