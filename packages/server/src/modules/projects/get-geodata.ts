import { staffProjectIds } from '@suite/access';
import type { Handler } from '../../operations/request-context.ts';
import { geodataOf } from './service.ts';

export const getGeodata: Handler<'getGeodata'> = async ({ context, viewer }) =>
  geodataOf(context, staffProjectIds(viewer));
