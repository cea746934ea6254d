import type { Masterplan } from '@suite/api';
import { getProject } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import {
  hasModelView,
  type ModelStage,
  readSun,
  type SunMoment,
  useModelStage,
  withModelView,
  withSun,
} from '@suite/model/stage';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface MasterplanModel {
  /** The project has one. */
  readonly isOffered: boolean;
  /** It is not known yet whether it has. */
  readonly isWaiting: boolean;
  readonly stage: ModelStage;
  /** Address of the model, begun where the picture on the screen was taken from. */
  readonly href: string;
  /** When the sun shines in it; null as in the pictures. */
  readonly moment: SunMoment | null;
  readonly setMoment: (moment: SunMoment | null) => void;
  readonly leave: () => void;
}

/** Whether there is a live model of a masterplan to go into, and whether the visitor is in it. */
export function useMasterplanModel({ projectId }: Masterplan, isArrival: boolean): MasterplanModel {
  // The filters read the same from the cache.
  const project = useRead(readOf(getProject, { projectId, ...inLanguage(useLocale()) }));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isOffered = project.data?.hasModel === true;
  const replace = useCallback(
    (query: string) => void navigate({ search: query }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  return {
    isOffered,
    isWaiting: project.data === undefined && project.error === undefined,
    stage: useModelStage(isOffered && !isArrival && hasModelView(params)),
    href: `${pathname}?${withModelView(search, true)}`,
    moment: readSun(params),
    setMoment: (moment) => replace(withSun(search, moment)),
    leave: () => void navigate({ search: withSun(withModelView(search, false), null) }),
  };
}
