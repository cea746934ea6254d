import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findGalleryContent } from './service.ts';

export const listGalleryContent: Handler<'listGalleryContent'> = async ({ params, context }) =>
  many(await findGalleryContent(context, params.id));
