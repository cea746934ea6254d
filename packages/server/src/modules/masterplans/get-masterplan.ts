import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findMasterplan } from './service.ts';

export const getMasterplan: Handler<'getMasterplan'> = async ({ params, context }) =>
  one(await findMasterplan(context, params.id));
