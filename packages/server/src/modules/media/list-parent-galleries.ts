import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findParentGalleries } from './service.ts';

export const listParentGalleries: Handler<'listParentGalleries'> = async ({ params, context }) =>
  many(await findParentGalleries(context, params.id));
