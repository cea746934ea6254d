import { z } from 'zod';
import { ROLE_IDS, type RoleName } from '../codes.ts';
import { id, isoTime } from './fields.ts';

const roleNames = Object.keys(ROLE_IDS) as [RoleName, ...RoleName[]];
export const role = z.object({ id: z.int(), name: z.enum(roleNames) });

export const profile = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().meta({ format: 'email' }),
  username: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
  roles: z.array(role),
  /** The person is staff, whose roles hold only once a second factor was given. */
  needsSecondFactor: z.boolean().optional(),
});
