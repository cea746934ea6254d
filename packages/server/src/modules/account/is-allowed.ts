import * as access from '@suite/access';
import type { Handler } from '../../operations/request-context.ts';

export const isAllowed: Handler<'isAllowed'> = async ({ query, viewer }) => ({
  data: { allowed: access.isAllowed(viewer.roles, query.resource, query.permission) },
});
