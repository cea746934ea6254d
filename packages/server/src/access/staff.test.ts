import { isAllowed, isStaff, type SignedIn, signedInViewer } from '@suite/access';
import { type OperationName, operations } from '@suite/api';
import type { Permission, Resource, RoleName } from '@suite/contracts';
import { describe, expect, it } from 'vitest';

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

function viewerOf(role: RoleName): SignedIn {
  return signedInViewer({
    userId: 1,
    sessionId: 'a-session',
    authenticatedAt: new Date(0),
    onlyProjectId: null,
    isConfirmed: true,
    roles: [{ role, projectId: null }],
    members: [],
  });
}

describe('operations of staff', () => {
  it.each(Object.entries(PERMISSION_OF) as [OperationName, readonly [Resource, Permission]][])(
    '%s is for those whom is-allowed allows %j, and for nobody else',
    (name, [resource, permission]) => {
      expect(operations[name].access).toBe('admin');
      for (const role of ROLES) {
        expect([role, isStaff(viewerOf(role))]).toEqual([role, isAllowed([role], resource, permission)]);
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
