import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findProjects, projectFeatures } from './service.ts';

export const listProjects: Handler<'listProjects'> = async ({ query, context }) =>
  query.type === 'geocode' ? projectFeatures(context) : many(await findProjects(context));
