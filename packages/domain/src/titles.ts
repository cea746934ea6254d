import type { Selection } from '@suite/contracts';

/** Title of a building page: "masterplan name - building title", falling back to the building's name. */
export function buildingTitle(
  masterplanName: string | null,
  building: { name: string; title: string | null },
): string {
  const title = building.title || building.name;
  return masterplanName ? `${masterplanName} - ${title}` : title;
}

/** Page title in the app bar for what is selected; null when nothing is. */
export function selectionTitle(selection: Selection): string | null {
  const { masterplan, building, unit } = selection;
  if (building && unit) return `${building.title || building.name} - ${unit.name}`;
  if (building) return buildingTitle(masterplan?.name ?? null, building);
  return masterplan?.name ?? null;
}
