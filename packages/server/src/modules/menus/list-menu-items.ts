import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findMenuItems } from './service.ts';

export const listMenuItems: Handler<'listMenuItems'> = async ({ params, query, context }) =>
  many(await findMenuItems(context, params.id, query.type === 'fullStructure'));
