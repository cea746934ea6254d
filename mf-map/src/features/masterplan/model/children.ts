import type { Building, Masterplan, Media, UnitCounts } from '@suite/api';
import { type Locale, routePath } from '@suite/contracts';
import { landingTarget } from '@suite/domain';
import { pathWithFilter } from '@suite/filters';
import { landingPath } from '../../../lib/landing.ts';

/** A published community or building below a masterplan. */
export interface MasterplanChild {
  readonly kind: 'masterplan' | 'building';
  readonly id: number;
  readonly name: string;
  /** A building's short name, "H1", where it has a title beside it. */
  readonly shortName: string | null;
  readonly unitCounts: UnitCounts;
  readonly media: readonly Media[];
  /** Where a click leads: the landing of a community, the page of a building. */
  readonly href: string;
  /** Homes that match the filter; null without one, and until it is known. */
  readonly matched: number | null;
}

/** The children with what matches of them, and with the filter in their addresses. */
export function withMatches(
  children: readonly MasterplanChild[],
  counts: ReadonlyMap<string, number> | null,
  filterSearch: string,
): MasterplanChild[] {
  return children.map((child) => ({
    ...child,
    href: pathWithFilter(child.href, filterSearch),
    matched: counts?.get(childKey(child)) ?? null,
  }));
}

export function childKey({ kind, id }: Pick<MasterplanChild, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}

export function communityChild(masterplan: Masterplan, locale: Locale): MasterplanChild {
  const { id, name, unitCounts, media } = masterplan;
  const target = landingTarget(id, { masterplans: [masterplan], buildings: [] });
  return {
    kind: 'masterplan',
    id,
    name,
    shortName: null,
    unitCounts,
    media,
    href: landingPath(target, locale) ?? routePath('masterplan-id', locale, { id }),
    matched: null,
  };
}

export function buildingChild(building: Building, locale: Locale): MasterplanChild {
  const { id, name, title, masterplansId: masterplanId, unitCounts, media } = building;
  return {
    kind: 'building',
    id,
    name: title || name,
    shortName: title ? name : null,
    unitCounts,
    media,
    href: routePath('building-id', locale, { masterplanId, id }),
    matched: null,
  };
}

/** What a masterplan shows: its communities and own buildings, or every building below it. */
export type ChildMode = 'communities' | 'buildings';

/** A masterplan without communities has nothing but buildings to show. */
export function childMode(isBuildingView: boolean, nested: readonly Masterplan[]): ChildMode {
  return isBuildingView || nested.length === 0 ? 'buildings' : 'communities';
}

export interface ChildrenInput {
  readonly masterplanId: number;
  readonly mode: ChildMode;
  readonly nested: readonly Masterplan[];
  /** Buildings that stand in the masterplan itself. */
  readonly own: readonly Building[];
  /** All buildings of the project; null where they are not needed. */
  readonly all: readonly Building[] | null;
  readonly locale: Locale;
}

/** The children in the order of the answers; only published ones. */
export function masterplanChildren(input: ChildrenInput): MasterplanChild[] {
  const { masterplanId, mode, nested, own, all, locale } = input;
  const communities = nested.filter(({ publish }) => publish);
  const places = new Set([masterplanId, ...communities.map(({ id }) => id)]);
  const buildings =
    mode === 'buildings' && all ? all.filter(({ masterplansId }) => places.has(masterplansId)) : own;
  return [
    ...(mode === 'communities' ? communities.map((one) => communityChild(one, locale)) : []),
    ...buildings.filter(({ publish }) => publish).map((one) => buildingChild(one, locale)),
  ];
}
