import { ownProjectIds } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { geodataOf } from './service.ts';

export const getGeodata: Handler<'getGeodata'> = async (call) => geodataOf(call.context, ownProjectIds(call));
