import { ROLE_IDS, type RoleName } from '@suite/contracts';
import { expect, it } from 'vitest';
import { canSeePricesOf, pricedProjectIds } from './price-visibility.ts';
import { type ProjectMember, signedInViewer } from './signed-in-viewer.ts';
import {
  allowedProjectIds,
  isAllowedOn,
  isAllowedSomewhere,
  isStaffOf,
  rolesOn,
  staffProjectIds,
} from './staff.ts';
import { ANONYMOUS, type SignedIn } from './viewer.ts';

function member(projectId: number, role: RoleName, selectedRoles: number[] = []): ProjectMember {
  return { projectId, role, priceEnabled: true, selectedRoles };
}

interface Facts {
  readonly roles?: readonly { role: RoleName; projectId: number | null }[];
  readonly members?: readonly ProjectMember[];
  readonly onlyProjectId?: number | null;
  readonly isConfirmed?: boolean;
  readonly needsSecondFactor?: boolean;
}

function viewerOf({ roles = [], members = [], onlyProjectId = null, ...facts }: Facts): SignedIn {
  const { isConfirmed = true, needsSecondFactor = false } = facts;
  const session = { userId: 7, sessionId: 'a-session', authenticatedAt: new Date(0) };
  return signedInViewer({ ...session, roles, members, onlyProjectId, isConfirmed, needsSecondFactor });
}

it('leaves staff who owe a second factor what visitors may', () => {
  const roles = [{ role: 'project_admin', projectId: 1 }] as const;
  const members = [member(1, 'project_admin'), member(1, 'user', [4]), member(2, 'sales_agent')];
  const owing = viewerOf({ roles, members, needsSecondFactor: true });
  expect([owing.roles, owing.needsSecondFactor, staffProjectIds(owing)]).toEqual([['user'], true, []]);
  expect([isStaffOf(owing, 1), pricedProjectIds(owing)]).toEqual([false, [1]]);
  expect(isStaffOf(viewerOf({ roles, members }), 1)).toBe(true);
  // Visitors owe none.
  expect(viewerOf({ members: [member(1, 'user')], needsSecondFactor: true }).needsSecondFactor).toBe(false);
});

it('holds that nobody who is not signed in is anything', () => {
  expect([isAllowedSomewhere(ANONYMOUS, 'project:read'), isStaffOf(ANONYMOUS, 1)]).toEqual([false, false]);
  expect([staffProjectIds(ANONYMOUS), pricedProjectIds(ANONYMOUS)]).toEqual([[], []]);
  expect(allowedProjectIds(ANONYMOUS, 'project:read')).toEqual([]);
});

it.each([
  ['super_admin', true, true, true],
  ['project_admin', true, true, true],
  ['project_editor', true, true, false],
  ['sales_agent', true, false, true],
  ['user', false, false, false],
] as const)(
  '%s is staff: %s, changes content: %s, sees requests: %s, and all of it on the own project',
  (role, staff, content, requests) => {
    const viewer = viewerOf({ roles: [{ role, projectId: 1 }], members: [member(1, role)] });
    expect([isStaffOf(viewer, 1), isStaffOf(viewer, 2)]).toEqual([staff, false]);
    for (const [right, allowed] of [
      ['media:update', content],
      ['enquiry:read', requests],
    ] as const) {
      expect(isAllowedSomewhere(viewer, right)).toBe(allowed);
      expect([isAllowedOn(viewer, right, 1), isAllowedOn(viewer, right, 2)]).toEqual([allowed, false]);
    }
  },
);

it('makes who works for one project no staff of another', () => {
  const viewer = viewerOf({
    roles: [{ role: 'project_editor', projectId: 2 }],
    members: [member(1, 'user'), member(2, 'project_editor'), member(3, 'sales_agent')],
  });
  expect(staffProjectIds(viewer)).toEqual([2, 3]);
  expect(allowedProjectIds(viewer, 'enquiry:read')).toEqual([3]);
  expect(allowedProjectIds(viewer, 'masterplan:delete')).toEqual([2]);
});

it('knows the roles that hold on a project, that of everybody with a confirmed address among them', () => {
  const facts = { members: [member(1, 'sales_agent'), member(2, 'project_editor')] };
  expect(rolesOn(viewerOf(facts), 1)).toEqual(['sales_agent', 'user']);
  expect(rolesOn(viewerOf(facts), 3)).toEqual(['user']);
  expect(rolesOn(viewerOf({ ...facts, isConfirmed: false }), 3)).toEqual([]);
});

it('gives the role of a user with the confirmed address, and each role once, in the order of their ids', () => {
  const roles = [
    { role: 'sales_agent', projectId: 1 },
    { role: 'sales_agent', projectId: 2 },
    { role: 'super_admin', projectId: null },
  ] as const;
  expect(viewerOf({ roles }).roles).toEqual(['super_admin', 'user', 'sales_agent']);
  expect(viewerOf({ roles, isConfirmed: false }).roles).toEqual(['super_admin', 'sales_agent']);
});

it.each(['super_admin', 'project_admin', 'project_editor', 'sales_agent', 'user'] as const)(
  'narrows a session of one project to that project, and %s to a visitor there',
  (role) => {
    const roles = [
      { role, projectId: role === 'super_admin' ? null : 1 },
      { role: 'project_editor', projectId: 2 },
    ] as const;
    const members = [
      member(1, role, [ROLE_IDS[role]]),
      member(1, 'user', [ROLE_IDS[role]]),
      member(2, 'user', [4]),
    ];
    const viewer = viewerOf({ roles, members, onlyProjectId: 1 });
    expect(viewer.roles).toEqual(['user']);
    expect(viewer.memberships).toEqual([{ projectId: 1, roles: ['user'], seesPrices: role === 'user' }]);
    expect([isStaffOf(viewer, 1), staffProjectIds(viewer)]).toEqual([false, []]);
  },
);

it('[R6.006] shows prices of the projects that selected a role of the person, where they are shown at all', () => {
  const viewer = viewerOf({
    members: [
      member(1, 'user', [4]),
      member(2, 'user', [5]),
      { ...member(3, 'user', [4]), priceEnabled: false },
      member(4, 'user'),
      member(4, 'sales_agent', [5]),
    ],
  });
  expect(pricedProjectIds(viewer)).toEqual([1, 4]);
  expect([canSeePricesOf(viewer, 1), canSeePricesOf(viewer, 2), canSeePricesOf(viewer, 9)]).toEqual([
    true,
    false,
    false,
  ]);
});
