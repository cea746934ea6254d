import { readProjectSettings, useRead } from '@suite/api-client';
import { useIsCompared, useIsFavourite } from '@suite/bus';
import type { Apartment } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import { useMemberActions } from '@suite/i18n';

/** Saving and comparing the home of the page, where its project compares homes. */
export function useSaveActions(apartment: Apartment) {
  const { save, compare } = useMemberActions();
  const settings = useRead(readProjectSettings(apartment.projectId)).data;
  const home = { id: apartment.id, name: apartment.name, status: statusOf(apartment) };
  return {
    isSaved: useIsFavourite(apartment.id),
    isCompared: useIsCompared(apartment.id),
    save: () => save(home),
    compare: () => compare(home, settings ?? null),
  };
}
