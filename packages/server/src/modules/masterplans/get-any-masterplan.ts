import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findMasterplan, ownMasterplan } from './service.ts';

export const getAnyMasterplan: Handler<'getAnyMasterplan'> = async (call) =>
  one(await findMasterplan(call.context, (await ownMasterplan(call)).id));
