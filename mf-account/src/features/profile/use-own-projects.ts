import { readProjectFeatures, readProjectUsers, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { ProjectFeatures } from '@suite/contracts';
import useSWR from 'swr';

export interface OwnProject {
  readonly id: number;
  readonly name: string;
}

/** Projects with the person among their people; a project that does not answer is left out. */
async function ownProjectsOf(features: ProjectFeatures, profileId: number): Promise<OwnProject[]> {
  const all = await Promise.allSettled(
    features.features.map(async ({ properties: { id, name } }) => {
      const users = await readProjectUsers(id).load();
      return users.some((user) => user.id === profileId) ? [{ id, name }] : [];
    }),
  );
  return all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** What the person belongs to; nothing until it is known. */
export function useOwnProjects(profileId: number): readonly OwnProject[] {
  const { data: features } = useRead(readProjectFeatures(useLocale()));
  const { data } = useSWR(features ? ['own-projects', profileId, features] : null, () =>
    features ? ownProjectsOf(features, profileId) : [],
  );
  return data ?? [];
}
