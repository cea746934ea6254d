import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findMembers } from './service.ts';

export const listProjectUsers: Handler<'listProjectUsers'> = async ({ params, context }) =>
  many(await findMembers(context, params.projectId));
