import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findMenuItemMedia } from './service.ts';

export const listMenuItemMedia: Handler<'listMenuItemMedia'> = async ({ params, context }) =>
  many(await findMenuItemMedia(context, params.id));
