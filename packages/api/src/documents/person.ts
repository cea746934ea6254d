import { ROLE_IDS, type RoleName } from '@suite/contracts';
import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { email, emailAddress } from '../fields.ts';

const roleName = z.enum(Object.keys(ROLE_IDS) as [RoleName, ...RoleName[]]);

/** Somebody on a project, as its admins see the account. */
export const person = z.object({
  id: essential(id),
  firstName: z.string(),
  lastName: z.string(),
  email,
  /** Since when nobody can log in to the account; null while somebody can. */
  disabledAt: isoTime.nullable(),
  /** When a session of the person was last used; null without one. */
  lastSeenAt: isoTime.nullable(),
  /** Sessions that hold. */
  sessions: z.number().int(),
  /** Roles that hold on the project, and why they do: given there, given everywhere, or by registering. */
  roles: essential(
    z.array(z.object({ name: roleName, holds: z.enum(['project', 'everywhere', 'registered']) })),
  ),
  seesPrices: z.boolean(),
  /** What the viewer may do to the account. */
  actions: essential(z.array(z.enum(['disable', 'take-role', 'end-sessions']))),
});

/** The roles that are given on a project; a super admin is one everywhere. */
export const invitation = z.strictObject({
  email: emailAddress,
  role: z.enum(['sales_agent', 'project_editor', 'project_admin']),
});

/** One at a time; an empty one changes nothing. */
export const personChanges = z.strictObject({
  disabled: z.boolean().optional(),
  /** Takes the role away that the person has on this project. */
  takeRole: z.literal(true).optional(),
  endSessions: z.literal(true).optional(),
});
