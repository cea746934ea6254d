interface LandingMasterplan {
  readonly id: number;
  readonly parentId: number;
  readonly publish: boolean;
  readonly community?: boolean;
}
interface LandingBuilding {
  readonly id: number;
  readonly masterplansId: number;
  readonly publish: boolean;
}
export interface LandingData {
  readonly masterplans: readonly LandingMasterplan[];
  readonly buildings: readonly LandingBuilding[];
}

export type LandingTarget =
  | { readonly kind: 'masterplan'; readonly id: number }
  | { readonly kind: 'building'; readonly id: number; readonly masterplanId: number }
  | { readonly kind: 'not-found' };

/** The root masterplan: the one with parentId 0, else the first that is no community, else the first. */
export function rootMasterplan<T extends LandingMasterplan>(masterplans: readonly T[]): T | null {
  return (
    masterplans.find((one) => one.parentId === 0) ??
    masterplans.find((one) => !one.community) ??
    masterplans[0] ??
    null
  );
}

/** A project has one, or several as its phases. */
export function isPublishedRoot({ parentId, publish }: LandingMasterplan): boolean {
  return parentId === 0 && publish;
}

/**
 * Id of the root masterplan. Lists of the API leave out what is not published, so the root may be known only
 * by its children: then it is the first parent that is not in the list.
 */
export function rootMasterplanId({ masterplans, buildings }: LandingData): number | null {
  const listed = masterplans.find((one) => one.parentId === 0);
  if (listed) return listed.id;
  const known = new Set(masterplans.map(({ id }) => id));
  const parents = [
    ...masterplans.map(({ parentId }) => parentId),
    ...buildings.map(({ masterplansId }) => masterplansId),
  ];
  return parents.find((id) => !known.has(id)) ?? rootMasterplan(masterplans)?.id ?? null;
}

/**
 * Where a masterplan leads. Published: to itself. Otherwise its published children decide, see
 * the README of this package. Nothing published is `not-found`.
 */
export function landingTarget(masterplanId: number, data: LandingData): LandingTarget {
  const masterplan = data.masterplans.find((one) => one.id === masterplanId);
  if (masterplan?.publish) return { kind: 'masterplan', id: masterplanId };
  const nested = data.masterplans.filter(
    (one) => one.publish && one.parentId === masterplanId && one.id !== masterplanId,
  );
  const own = publishedBuildings(masterplanId, data);
  if (nested.length + own.length > 1) return { kind: 'masterplan', id: masterplanId };
  const [onlyNested] = nested;
  if (onlyNested) {
    const [first, ...rest] = publishedBuildings(onlyNested.id, data);
    return first && rest.length === 0 ? toBuilding(first) : { kind: 'masterplan', id: onlyNested.id };
  }
  const [onlyBuilding] = own;
  return onlyBuilding ? toBuilding(onlyBuilding) : { kind: 'not-found' };
}

function publishedBuildings(masterplanId: number, data: LandingData): LandingBuilding[] {
  return data.buildings.filter((one) => one.publish && one.masterplansId === masterplanId);
}

function toBuilding(building: LandingBuilding): LandingTarget {
  return { kind: 'building', id: building.id, masterplanId: building.masterplansId };
}
