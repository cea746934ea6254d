import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findFilterBounds } from './repository.ts';

export const getFilterBounds: Handler<'getFilterBounds'> = async ({ query, context }) =>
  one(await findFilterBounds(context, query.organizationId));
