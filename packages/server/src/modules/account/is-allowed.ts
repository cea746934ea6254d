import { findRight, isAllowed as rolesAllow, rolesOn } from '@suite/access';
import type { Handler } from '../../operations/request-context.ts';

export const isAllowed: Handler<'isAllowed'> = async ({ query, viewer }) => {
  const { resource, permission, projectId } = query;
  const right = findRight(resource, permission);
  const roles = projectId === undefined ? viewer.roles : rolesOn(viewer, projectId);
  return { data: { allowed: right !== null && rolesAllow(roles, right) } };
};
