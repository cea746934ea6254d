import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findSettings } from './service.ts';

export const getProjectSettings: Handler<'getProjectSettings'> = async ({ params, context }) =>
  one(await findSettings(context, params.projectId));
