import type { Unit } from '@suite/api';
import { getProjectSettings } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { useIsCompared, useIsFavourite } from '@suite/bus';
import { statusOf } from '@suite/domain';
import { useMemberActions } from '@suite/i18n';

/** Saving and comparing the home of the page, where its project compares homes. */
export function useSaveActions(shown: Unit) {
  const { save, compare } = useMemberActions();
  const settings = useRead(readOf(getProjectSettings, { projectId: shown.projectId })).data;
  const unit = { id: shown.id, name: shown.name, status: statusOf(shown) };
  return {
    isSaved: useIsFavourite(shown.id),
    isCompared: useIsCompared(shown.id),
    save: () => save(unit),
    compare: () => compare(unit, settings ?? null),
  };
}
