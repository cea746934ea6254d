import type { Building, Unit } from '@suite/api';
import { getProject } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';

/** Whether there is a view from the terrace of a home: its project has a model, and it a terrace. */
export function useHasTerrace({ terraceArea }: Unit, building: Building | undefined): boolean {
  const locale = useLocale();
  const hasOwn = (terraceArea ?? 0) > 0;
  const project = useRead(
    building && hasOwn ? readOf(getProject, { projectId: building.projectId, ...inLanguage(locale) }) : null,
  );
  return hasOwn && project.data?.hasModel === true;
}
