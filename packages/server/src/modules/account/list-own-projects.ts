import { staffProjectIds } from '@suite/access';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findOwnProjects } from './service.ts';

export const listOwnProjects: Handler<'listOwnProjects'> = async ({ context, viewer }) =>
  many(await findOwnProjects(context, viewer, staffProjectIds(viewer)));
