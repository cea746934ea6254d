import type { RoleName } from '@suite/contracts';
import { expect, it } from 'vitest';
import { type HeldRole, personActions } from './person-actions.ts';
import { signedInViewer } from './signed-in-viewer.ts';

const held = (role: RoleName, projectId: number | null): HeldRole => ({ role, projectId });

/** Somebody with these roles, where there are projects 1 and 2. */
function viewerWith(...roles: HeldRole[]) {
  const members = roles.flatMap(({ role, projectId }) =>
    (projectId === null ? [1, 2] : [projectId]).map((id) => ({
      role,
      projectId: id,
      priceEnabled: true,
      selectedRoles: [],
    })),
  );
  const session = { userId: 7, sessionId: 'a-session', authenticatedAt: new Date(0), onlyProjectId: null };
  return signedInViewer({ ...session, isConfirmed: true, needsSecondFactor: false, roles, members });
}

const ALL = ['disable', 'take-role', 'end-sessions'];
const ACCOUNT = ['disable', 'end-sessions'];
const SUPER = held('super_admin', null);
const ADMIN = held('project_admin', 1);

/** Who looks, at somebody with which roles, what may be done on project 1. */
it.each<[string, HeldRole[], HeldRole[], string[]]>([
  ['an admin, at an agent', [ADMIN], [held('sales_agent', 1)], ALL],
  ['an admin, at another admin', [ADMIN], [held('project_admin', 1)], ALL],
  [
    'an admin, at an agent of two projects',
    [ADMIN],
    [held('sales_agent', 1), held('sales_agent', 2)],
    ['take-role'],
  ],
  [
    'an admin of both, at that agent',
    [ADMIN, held('project_admin', 2)],
    [held('sales_agent', 1), held('sales_agent', 2)],
    ALL,
  ],
  ['an admin, at an agent of another', [ADMIN], [held('sales_agent', 2)], []],
  ['an admin, at an editor of everything', [ADMIN], [held('project_editor', null)], []],
  ['an admin, at a super admin', [ADMIN], [SUPER], []],
  ['an admin, at a super admin with a role here', [ADMIN], [SUPER, held('sales_agent', 1)], ['take-role']],
  ['an admin, at a visitor', [ADMIN], [], []],
  ['an admin, at a visitor by a row', [ADMIN], [held('user', 1)], []],
  ['an admin of another, at an agent', [held('project_admin', 2)], [held('sales_agent', 1)], []],
  ['an editor, at an agent', [held('project_editor', 1)], [held('sales_agent', 1)], []],
  ['an agent, at an agent', [held('sales_agent', 1)], [held('sales_agent', 1)], []],
  ['a visitor, at a visitor', [], [], []],
  ['a super admin, at an agent', [SUPER], [held('sales_agent', 1)], ALL],
  ['a super admin, at a visitor', [SUPER], [], ACCOUNT],
  ['a super admin, at another', [SUPER], [SUPER], ACCOUNT],
])('lets %s, do what is theirs', (_, viewer, roles, expected) => {
  expect(personActions(viewerWith(...viewer), 1, { userId: 8, roles })).toEqual(expected);
});

it.each([[[SUPER]], [[ADMIN]]])('lets nobody do anything to themselves', (roles) => {
  expect(personActions(viewerWith(...roles), 1, { userId: 7, roles })).toEqual([]);
});
