import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { roleAttributes } from './service.ts';

export const getUserRoles: Handler<'getUserRoles'> = async ({ viewer }) =>
  many(viewer.roles.map(roleAttributes).map((role) => ({ id: role.id, type: 'role', attributes: role })));
