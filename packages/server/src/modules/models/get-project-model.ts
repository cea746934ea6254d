import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findModel } from './service.ts';

export const getProjectModel: Handler<'getProjectModel'> = async ({ params, context }) =>
  one(await findModel(context, params.projectId));
