import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findProjectRow } from '../projects/repository.ts';
import { mediaByProject, mediaResource } from './service.ts';

export const listProjectMedia: Handler<'listProjectMedia'> = async ({ params, context }) => {
  const project = await findProjectRow(context, params.projectId);
  const media = (await mediaByProject(context, [project.id])).get(project.id) ?? [];
  return many(media.map(mediaResource), project.availability_as_of);
};
