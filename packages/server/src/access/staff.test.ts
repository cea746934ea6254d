import { isAllowed } from '@suite/access';
import { type OperationName, operations } from '@suite/api';
import type { Permission, Resource } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const ROLES = ['super_admin', 'project_admin', 'project_editor', 'sales_agent', 'user'] as const;

/** What each operation of staff is, in the terms of `is-allowed`. */
const PERMISSION_OF: Partial<Record<OperationName, readonly [Resource, Permission]>> = {
  updateProject: ['project', 'update'],
  createProjectMedia: ['media', 'create'],
  updateProjectMedia: ['media', 'update'],
  deleteProjectMedia: ['media', 'delete'],
  uploadMedia: ['media', 'create'],
  createPackage: ['package', 'create'],
  updatePackage: ['package', 'update'],
  deletePackage: ['package', 'delete'],
  createMasterplan: ['masterplan', 'create'],
  updateMasterplan: ['masterplan', 'update'],
  deleteMasterplan: ['masterplan', 'delete'],
  updateBuilding: ['building', 'update'],
  updateApartment: ['apartment', 'update'],
  updateApartments: ['apartment', 'update'],
  listEnquiries: ['enquiry', 'read'],
  exportEnquiries: ['enquiry', 'read'],
  updateEnquiry: ['enquiry', 'update'],
};

describe('operations of staff', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
  });
  afterAll(() => app.close());

  it.each(Object.entries(PERMISSION_OF) as [OperationName, readonly [Resource, Permission]][])(
    '%s is refused to whom is-allowed denies %j, and to nobody else',
    async (name, [resource, permission]) => {
      for (const role of ROLES) {
        const params = { projectId: 1, id: 987_654, packageId: 987_654 };
        const response = await app.call(name, { params, headers: app.headersOf[role] });
        const isRefused = response.statusCode === 403;
        expect([role, isRefused]).toEqual([role, !isAllowed([role], resource, permission)]);
      }
    },
  );

  it('are all that change something and are not about oneself', () => {
    const changing = Object.entries(operations).filter(
      ([name, { access, method }]) => access === 'admin' && method !== 'GET' && name !== 'retryMail',
    );
    const missing = changing.filter(([name]) => !(name in PERMISSION_OF)).map(([name]) => name);
    expect(missing).toEqual([]);
  });
});
