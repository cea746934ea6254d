import { getApartment, getBuilding, getProject } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { $selection, useLocale } from '@suite/bus';

/** The home that was chosen when the dialog opened; null when none was. */
export function chosenUnitId(): number | null {
  return $selection.get().unit?.id ?? null;
}

/** The home that is asked for, with where it is and whose it is. */
export function useAskedUnit(apartmentId: number | null) {
  const locale = useLocale();
  const unit = useRead(
    apartmentId === null ? null : readOf(getApartment, { id: apartmentId, ...inLanguage(locale) }),
  );
  const { buildingId, projectId } = unit.data ?? {};
  const building = useRead(
    buildingId === undefined ? null : readOf(getBuilding, { id: buildingId, ...inLanguage(locale) }),
  );
  const project = useRead(
    projectId === undefined ? null : readOf(getProject, { projectId, ...inLanguage(locale) }),
  );
  return { unit, building: building.data ?? null, project };
}
