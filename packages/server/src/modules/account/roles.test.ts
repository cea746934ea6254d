import { isAllowed } from '@suite/access';
import { ROLE_IDS, type RoleName } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const ROLES = Object.keys(ROLE_IDS) as RoleName[];

describe.each([FAST_BACKEND])('what a person may on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  it.each(ROLES)('[R7.024] [R6.008] is told to %s: the strongest role and all roles', async (role) => {
    const headers = app.headersOf[role];
    expect((await app.call('getUserRole', { headers })).json()).toEqual({
      data: { id: ROLE_IDS[role], name: role },
    });
    const roles = (await app.call('getUserRoles', { headers })).json();
    const own = [...new Set([role, 'user' as const])].toSorted((a, b) => ROLE_IDS[a] - ROLE_IDS[b]);
    expect(roles.data).toEqual(
      own.map((name) => ({
        id: ROLE_IDS[name],
        type: 'role',
        attributes: { id: ROLE_IDS[name], name },
      })),
    );
    expect(roles.meta.total).toBe(own.length);
  });

  // Of the whole table, which `@suite/access` tests, what differs between any two roles.
  it.each(ROLES)('[R7.025] [R6.008] is told to %s: a permission on a resource', async (role) => {
    for (const [resource, permission] of [
      ['price', 'read'],
      ['enquiry', 'update'],
      ['enquiry', 'export'],
      ['media', 'update'],
      ['mail', 'read'],
    ] as const) {
      const query = `resource=${resource}&permission=${permission}`;
      const response = await app.call('isAllowed', { query, headers: app.headersOf[role] });
      const allowed = isAllowed([role], `${resource}:${permission}`);
      expect([query, response.json()]).toEqual([query, { data: { allowed } }]);
    }
  });

  it.each(ROLES)('[R7.025] is told to %s of one project, as what the person is there', async (role) => {
    const reported = async (projectId: number, right: string) => {
      const [resource, permission] = right.split(':');
      const query = `resource=${resource}&permission=${permission}&projectId=${projectId}`;
      const response = await app.call('isAllowed', { query, headers: app.headersOf[role] });
      return response.json().data.allowed;
    };
    for (const right of ['enquiry:read', 'media:update', 'price:read'] as const) {
      expect(await reported(1, right)).toBe(isAllowed([role], right));
      // The super admin alone is on all projects; the others are visitors of the second one.
      expect(await reported(2, right)).toBe(isAllowed([role === 'super_admin' ? role : 'user'], right));
      expect(await reported(999_999, right)).toBe(isAllowed(['user'], right));
    }
  });

  it('[R7.025] [R6.008] is nothing where it is unknown, and nothing is told to a stranger', async () => {
    for (const query of ['resource=castle&permission=read', 'resource=project&permission=burn']) {
      const response = await app.call('isAllowed', { query, headers: app.headersOf.super_admin });
      expect([response.statusCode, response.json()]).toEqual([200, { data: { allowed: false } }]);
    }
    for (const name of ['getUserRole', 'getUserRoles', 'isAllowed'] as const) {
      expect((await app.call(name, { query: 'resource=project&permission=read' })).statusCode).toBe(401);
    }
  });
});
