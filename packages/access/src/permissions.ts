import {
  PERMISSIONS,
  type Permission,
  RESOURCES,
  type Resource,
  type Right,
  type RoleName,
} from '@suite/contracts';

/** The strongest first. */
const ROLES_BY_STRENGTH: readonly RoleName[] = [
  'super_admin',
  'project_admin',
  'project_editor',
  'sales_agent',
  'user',
];

type Grants = Readonly<Partial<Record<Resource, readonly Permission[]>>>;

/** What everybody may who has an account. */
const REGISTERED: Grants = {
  organization: ['read'],
  project: ['read'],
  masterplan: ['read'],
  building: ['read'],
  apartment: ['read'],
  status: ['read'],
  price: ['read'],
  media: ['read'],
  package: ['read'],
};

/** What all staff sees of its projects. */
const STAFF: Grants = {
  project: ['read-unpublished'],
  masterplan: ['read-unpublished'],
  building: ['read-unpublished'],
  apartment: ['read-unpublished'],
  settings: ['read'],
  'preview-link': ['read', 'create', 'delete'],
};

const SALES: Grants = {
  status: ['update'],
  price: ['update'],
  enquiry: ['read', 'update'],
  reservation: ['read'],
};

/** Content and whether it is published. Units and buildings come by an import, so nobody here creates or deletes them. */
const CONTENT: Grants = {
  project: ['update'],
  masterplan: ['create', 'update', 'delete'],
  building: ['update'],
  apartment: ['update'],
  media: ['read-unpublished', 'create', 'update', 'delete'],
  package: ['read-unpublished', 'create', 'update', 'delete'],
  version: ['read'],
};

const ADMINISTRATION: Grants = {
  // To import a project folder, and to decide which version visitors see.
  version: ['create', 'update'],
  settings: ['update'],
  user: ['read', 'update'],
  enquiry: ['export'],
};

const EVERYTHING: Grants = Object.fromEntries(RESOURCES.map((resource) => [resource, PERMISSIONS]));

/** The policy: what each role may, where it holds. The server, `is-allowed` and the screens all ask it. */
const POLICY: Readonly<Record<RoleName, ReadonlySet<Right>>> = {
  super_admin: rightsOf(EVERYTHING),
  project_admin: rightsOf(REGISTERED, STAFF, SALES, CONTENT, ADMINISTRATION),
  project_editor: rightsOf(REGISTERED, STAFF, CONTENT),
  sales_agent: rightsOf(REGISTERED, STAFF, SALES),
  user: rightsOf(REGISTERED),
};

function rightsOf(...grants: readonly Grants[]): ReadonlySet<Right> {
  return new Set(
    grants.flatMap((one) =>
      RESOURCES.flatMap((resource) =>
        (one[resource] ?? []).map((permission) => `${resource}:${permission}` as const),
      ),
    ),
  );
}

/** Whether one of the roles has the right, where the role holds. Whether a project shows prices is asked for besides. */
export function isAllowed(roles: readonly RoleName[], right: Right): boolean {
  return roles.some((role) => POLICY[role].has(right));
}

/** The right of these names, null for what is unknown: nobody has that. */
export function findRight(resource: string, permission: string): Right | null {
  return [...POLICY.super_admin].find((right) => right === `${resource}:${permission}`) ?? null;
}

/** The strongest of the roles; null when there is none. */
export function strongestRole(roles: readonly RoleName[]): RoleName | null {
  return ROLES_BY_STRENGTH.find((role) => roles.includes(role)) ?? null;
}
