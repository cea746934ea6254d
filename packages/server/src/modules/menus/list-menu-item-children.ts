import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findMenuItemChildren } from './service.ts';

export const listMenuItemChildren: Handler<'listMenuItemChildren'> = async ({ params, context }) =>
  many(await findMenuItemChildren(context, params.id));
