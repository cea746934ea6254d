import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findPackage } from './service.ts';

export const getProjectPackage: Handler<'getProjectPackage'> = async ({ params, context }) =>
  one(await findPackage(context, params.projectId, params.packageId));
