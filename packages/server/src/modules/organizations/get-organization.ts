import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findOrganization } from './service.ts';

export const getOrganization: Handler<'getOrganization'> = async ({ query, context }) =>
  one(await findOrganization(context, query.organizationId));
