import type { Handler } from '../../operations/request-context.ts';
import { findProfile } from '../account/service.ts';
import { one } from '../envelope.ts';

export const getProfile: Handler<'getProfile'> = async ({ viewer, context }) =>
  one(await findProfile(context.db, viewer));
