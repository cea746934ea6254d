import { personActions, type SignedIn } from '@suite/access';
import type { PersonChanges } from '@suite/api';
import type { Database } from '../../database/connection.ts';
import { notFound, RequestError } from '../../errors.ts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import { createInvitation } from '../account/accounts.ts';
import { findPerson as findAccount } from '../account/repository.ts';
import type { Resource } from '../query-context.ts';
import { endSessionsOf } from '../session/repository.ts';
import type { RecordSecurity } from '../session/security-log.ts';
import { deleteRole, type PersonRow, personRows, setDisabled } from './repository.ts';

type Person = AttributesOf<'listPeople'>;

/** Staff of a project and its clients, disabled ones included. */
export async function findPeople(
  db: Database,
  viewer: SignedIn,
  projectId: number,
): Promise<Resource<Person>[]> {
  return (await personRows(db, projectId)).map((row) => described(row, viewer, projectId));
}

interface PersonRequest {
  readonly viewer: SignedIn;
  readonly projectId: number;
  readonly userId: number;
  readonly changes: PersonChanges;
  readonly record: RecordSecurity;
}

/**
 * Does to an account what the viewer may do to it; whoever is disabled is out at once.
 * @throws {RequestError} 403; 404 for who is neither staff nor client of the project.
 */
export async function changePerson(
  db: Database,
  { viewer, projectId, userId, changes, record }: PersonRequest,
): Promise<Resource<Person>> {
  return db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, { viewer, projectId, userId });
    const { actions } = person.attributes;
    const requireAction = (action: (typeof actions)[number]) => {
      if (!actions.includes(action)) throw new RequestError(403, 'not-allowed', 'You may not do this.');
    };
    if (changes.disabled !== undefined) {
      requireAction('disable');
      await setDisabled(trx, userId, changes.disabled);
      record(changes.disabled ? 'account-disabled' : 'account-enabled', { userId });
    }
    if (changes.takeRole) {
      requireAction('take-role');
      await deleteRole(trx, userId, projectId);
      record('role-changed', { userId, projectId });
    }
    if (changes.endSessions || changes.disabled) {
      requireAction('end-sessions');
      await endSessionsOf(trx, userId);
      record('sessions-ended', { userId });
    }
    return (await isStillThere(trx, { viewer, projectId, userId })) ?? withoutRoles(person);
  });
}

interface RoleRequest {
  readonly viewer: SignedIn;
  readonly invitation: Parameters<typeof createInvitation>[1] & { readonly projectId: number };
  readonly record: RecordSecurity;
}

/**
 * Gives somebody a role on a project, in place of the one there.
 * @throws {RequestError} 403 for oneself.
 */
export async function givePersonRole(
  db: Database,
  { viewer, invitation, record }: RoleRequest,
): Promise<Resource<Person>> {
  const { email, projectId, role } = invitation;
  const known = await findAccount(db, email.toLowerCase());
  // Whoever took the own role away could not take it back.
  if (known?.id === viewer.userId) throw new RequestError(403, 'not-allowed', 'You may not do this.');
  const { userId } = await createInvitation(db, invitation);
  record('role-changed', { userId, role, projectId });
  return findPerson(db, { viewer, projectId, userId });
}

type Wanted = Pick<PersonRequest, 'viewer' | 'projectId' | 'userId'>;

async function findPerson(db: Database, wanted: Wanted): Promise<Resource<Person>> {
  const found = await isStillThere(db, wanted);
  if (!found) throw notFound(`You have no person ${wanted.userId}.`);
  return found;
}

async function isStillThere(db: Database, { viewer, projectId, userId }: Wanted) {
  const [row] = await personRows(db, projectId, userId);
  return row && described(row, viewer, projectId);
}

/** Whose role was taken away, and who is no client either, is not of the project any more. */
function withoutRoles(person: Resource<Person>): Resource<Person> {
  return { ...person, attributes: { ...person.attributes, roles: [], actions: [], seesPrices: false } };
}

function described(row: PersonRow, viewer: SignedIn, projectId: number): Resource<Person> {
  const roles = row.roles ?? [];
  const here = roles.filter((held) => held.projectId === null || held.projectId === projectId);
  return {
    id: row.id,
    type: 'person',
    attributes: {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      disabledAt: row.disabled_at?.toISOString() ?? null,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
      sessions: row.sessions,
      roles: [
        ...here.map(({ role, projectId: where }) => ({
          name: role,
          holds: where === null ? ('everywhere' as const) : ('project' as const),
        })),
        ...(row.is_registered ? [{ name: 'user' as const, holds: 'registered' as const }] : []),
      ],
      seesPrices: row.sees_prices,
      actions: [...personActions(viewer, projectId, { userId: row.id, roles })],
    },
  };
}
