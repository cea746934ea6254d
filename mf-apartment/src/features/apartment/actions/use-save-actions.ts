import type { Unit } from '@suite/api';
import { getProjectSettings } from '@suite/api/endpoints';
import { isRead, readOf, useRead } from '@suite/api-client';
import { useIsCompared, useIsFavourite } from '@suite/bus';
import { statusOf } from '@suite/domain';
import { type MemberUnit, useMemberActions } from '@suite/i18n';
import { useEffect, useState } from 'react';

/** Saving and comparing the home of the page, where its project compares homes. */
export function useSaveActions(shown: Unit) {
  const { save, compare } = useMemberActions();
  const settings = useRead(readOf(getProjectSettings, { projectId: shown.projectId }));
  // Pressed before it is known whether the project compares at all; done as soon as it is, also from the next home.
  const [waiting, setWaiting] = useState<MemberUnit | null>(null);
  const isKnown = isRead(settings);
  const unit = { id: shown.id, name: shown.name, status: statusOf(shown) };
  useEffect(() => {
    if (waiting === null || !isKnown) return;
    setWaiting(null);
    compare(waiting, settings.data ?? null);
  });
  return {
    isSaved: useIsFavourite(shown.id),
    isCompared: useIsCompared(shown.id),
    save: () => save(unit),
    compare: () => (isKnown ? compare(unit, settings.data ?? null) : setWaiting(unit)),
  };
}
