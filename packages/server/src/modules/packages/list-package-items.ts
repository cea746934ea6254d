import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findPackageItems } from './service.ts';

export const listPackageItems: Handler<'listPackageItems'> = async ({ params, context }) =>
  many(await findPackageItems(context, params.id));
