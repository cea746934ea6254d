import { useStore } from '@nanostores/react';
import { visibilityOf } from '@suite/access';
import { getProjectSettings, listProjectUsers } from '@suite/api/endpoints';
import { readOf, useReadAll } from '@suite/api-client';
import { $profile } from '@suite/bus';

/**
 * Whether prices that the server sent may be shown in one of these projects. Until a project's people and settings
 * are known its word stands: it sent the prices to this very visitor. Nothing is read for a guest or for no project.
 */
export function usePricesShown(projectIds: readonly number[]): boolean {
  const profileId = useStore($profile)?.id ?? null;
  const asked = profileId === null ? [] : projectIds;
  const people = useReadAll(asked.map((projectId) => readOf(listProjectUsers, { projectId }))).data;
  const settings = useReadAll(asked.map((projectId) => readOf(getProjectSettings, { projectId }))).data;
  if (profileId === null) return false;
  if (!people || !settings) return true;
  return asked.some(
    (_, index) =>
      visibilityOf({
        profileId,
        usersOnProject: people[index] ?? [],
        settings: settings[index] ?? null,
      }).prices,
  );
}
