import { getApartment, getBuilding, getProject } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { $profile, $selection, useLocale } from '@suite/bus';
import { type RequestValues, variantOf } from './request-form.ts';

/** The home that was chosen when the dialog opened; null when none was. */
export function chosenUnitId(): number | null {
  return $selection.get().unit?.id ?? null;
}

/** Name and address of who is signed in. */
export function knownValues(): Partial<RequestValues> {
  const profile = $profile.get();
  if (!profile) return {};
  const { firstName, lastName, email } = profile;
  return { firstName, lastName, emailAddress: email };
}

/** The home that is asked for, with what the dialog shows and asks of it. */
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
  return {
    unit,
    building: building.data ?? null,
    /** Until it is known which fields to show, none are. */
    variant: project.data ? variantOf(project.data) : null,
    project,
  };
}
