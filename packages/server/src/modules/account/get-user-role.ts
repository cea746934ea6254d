import { strongestRole } from '@suite/access';
import { notFound } from '../../errors.ts';
import type { Handler } from '../../operations/request-context.ts';
import { roleAttributes } from './service.ts';

export const getUserRole: Handler<'getUserRole'> = async ({ viewer }) => {
  const role = strongestRole(viewer.roles);
  if (!role) throw notFound('You have no role.');
  return { data: roleAttributes(role) };
};
