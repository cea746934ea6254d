import { z } from 'zod';
import { ROLE_IDS, type RoleName } from '../codes.ts';
import { id, isoTime } from './fields.ts';

const roleNames = Object.keys(ROLE_IDS) as [RoleName, ...RoleName[]];
export const role = z.object({ id: z.int(), name: z.enum(roleNames) });

export const profile = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  username: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
  roles: z.array(role),
});

/** A person on a project. Visitors see their own row only. */
export const projectUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(role),
});

/** A project that the person is on, and as what. */
export const ownProject = z.object({ id, name: z.string(), roles: z.array(role) });

/** Not in the envelope. A Bearer token, valid for ten minutes. */
export const token = z.object({ token: z.string() });
