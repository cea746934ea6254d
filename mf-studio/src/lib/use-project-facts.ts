import type { Project } from '@suite/api';
import { listAllProjects } from '@suite/api/endpoints';
import { focusPosition, inLanguage, type ReadState, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';

/** All projects of the person with their place, counts and pictures. */
export function useAllProjects(): ReadState<readonly Project[]> {
  const language = inLanguage(useLocale());
  return useRead(readOf(listAllProjects, { ...language, 'include[]': 'Media' }));
}

/** One of them; undefined until they are there. */
export function useProjectFacts(projectId: number): Project | undefined {
  return useAllProjects().data?.find(({ id }) => id === projectId);
}

/** A project's picture and what of it stays in sight; null where it has none. */
export function pictureOf({ media }: Pick<Project, 'media'>) {
  const picture = media.find(({ url, contentType }) => url && contentType?.startsWith('image/'));
  if (!picture?.url) return null;
  return { url: picture.url, position: focusPosition(picture.mediaData?.focus) };
}
