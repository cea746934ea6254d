import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findClientApps } from './service.ts';

export const listClientApps: Handler<'listClientApps'> = async ({ context }) =>
  many(await findClientApps(context));
