import { MEDIA_TYPE_IDS } from '@suite/contracts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';

export const listMediaTypes: Handler<'listMediaTypes'> = async () => {
  const types = Object.entries(MEDIA_TYPE_IDS).map(([name, id]) => ({
    id,
    type: 'media-type',
    attributes: { id, name },
  }));
  return many(types);
};
