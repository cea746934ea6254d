import { useStore } from '@nanostores/react';
import { visibilityOf } from '@suite/access';
import { getProjectSettings, listProjectUsers } from '@suite/api/endpoints';
import { readOf, useReadAll } from '@suite/api-client';
import { $profile } from '@suite/bus';

export interface PricesShown {
  readonly shown: boolean;
  /** It is known, or will not be known better. */
  readonly isSettled: boolean;
}

/**
 * Whether prices that the server sent may be shown in one of these projects. Until a project's people and settings
 * are known its word stands: it sent the prices to this very visitor. Nothing is read for a guest or for no project.
 */
export function usePricesShown(projectIds: readonly number[]): PricesShown {
  const profileId = useStore($profile)?.id ?? null;
  const asked = profileId === null ? [] : projectIds;
  const people = useReadAll(asked.map((projectId) => readOf(listProjectUsers, { projectId })));
  const settings = useReadAll(asked.map((projectId) => readOf(getProjectSettings, { projectId })));
  if (profileId === null) return { shown: false, isSettled: true };
  if (!people.data || !settings.data) {
    const hasFailed = people.error !== undefined || settings.error !== undefined;
    return { shown: true, isSettled: asked.length === 0 || hasFailed };
  }
  const ofPeople = people.data;
  const ofSettings = settings.data;
  const shown = asked.some(
    (_, index) =>
      visibilityOf({
        profileId,
        usersOnProject: ofPeople[index] ?? [],
        settings: ofSettings[index] ?? null,
      }).prices,
  );
  return { shown, isSettled: true };
}
