import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findProject } from './service.ts';

export const getProject: Handler<'getProject'> = async ({ params, context }) =>
  one(await findProject(context, params.projectId));
