import type { Building, Masterplan, MediaPolygon, Unit, UnitCounts } from '@suite/api';
import { type FirstShape, type Locale, pathInLocale } from '@suite/contracts';
import { isFilterable, landingTarget, statusOf, unitAppearance, type ViewMedium } from '@suite/domain';
import { formatArea, formatFloor, formatStatus } from '../../mail/templates/formats.ts';
import { pagePaths } from '../page-paths.ts';
import type { ListedParts } from '../plain/list.ts';
import { message } from '../plain/message.ts';
import { typeText } from '../plain/unit-table.ts';
import { availabilitySentence } from './phrases.ts';

// As the pages make them of the same polygons (`unit-shapes.ts` of mf-building, `area-shapes.ts` of mf-map), so that
// nothing is seen of their taking over; without a filter, which an address may hold and the HTML does not know.

interface UnitPages {
  readonly locale: Locale;
  /** English path of a unit's page. */
  readonly pathOf: (unit: Unit) => string;
}

/** One shape for each polygon of a building's view, but for those of points of interest. */
export function unitShapes(
  { mediaData }: ViewMedium,
  units: readonly Unit[],
  { locale, pathOf }: UnitPages,
): FirstShape[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const polygons = mediaData.polygons.filter(({ kind }) => kind !== 'poi');
  return polygons.map((polygon, index) => {
    const unit = polygon.entityId === null ? undefined : byId.get(polygon.entityId);
    if (!unit) return emptyShape(polygon, index, message(locale, 'building.unit.none'), 0);
    const isOffered = isFilterable(unit);
    return {
      ...outlineOf(polygon, index),
      appearance: unitAppearance(unit),
      text: isOffered ? unit.name : '',
      name: unitName(unit, locale),
      href: isOffered ? pathInLocale(pathOf(unit), locale) : null,
      row: unit.floor,
    };
  });
}

function unitName(unit: Unit, locale: Locale): string {
  const status = statusOf(unit);
  return [
    message(locale, 'unit.apartmentNumber', { number: unit.name }),
    typeText(unit, locale)?.toLocaleLowerCase(),
    formatArea(unit.area, locale),
    message(locale, 'building.unit.floor', { floor: formatFloor(unit.floor, locale) }),
    status && formatStatus(status, locale).toLocaleLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}

/** One shape for each polygon of what a masterplan shows: its communities and own buildings. */
export function areaShapes(
  { mediaData }: ViewMedium,
  { masterplans, buildings }: ListedParts,
  locale: Locale,
): FirstShape[] {
  const children = new Map([
    ...masterplans.map(({ attributes }) => communityArea(attributes)),
    ...buildings.map(({ attributes }) => buildingArea(attributes)),
  ]);
  const areas = mediaData.polygons.filter(({ kind }) => kind === 'masterplan' || kind === 'building');
  const own = areas.filter(
    (one) => (one.kind === 'masterplan' && masterplans.length > 0) || children.has(keyOf(one)),
  );
  return (own.length > 0 ? own : areas).map((polygon, index) => {
    const child = children.get(keyOf(polygon));
    if (!child) return emptyShape(polygon, index, message(locale, 'map.area.notAvailable'), null);
    return {
      ...outlineOf(polygon, index),
      appearance: { kind: 'area' },
      text: child.name,
      name: [child.name, availabilitySentence(child, locale)?.replace(/\.$/, '')].filter(Boolean).join(', '),
      href: pathInLocale(child.path, locale),
      row: null,
    };
  });
}

type Area = readonly [
  key: string,
  area: { readonly name: string; readonly path: string; readonly unitCounts: UnitCounts },
];

function communityArea(masterplan: Masterplan): Area {
  const { id, name, unitCounts } = masterplan;
  const target = landingTarget(id, { masterplans: [masterplan], buildings: [] });
  const path = target.kind === 'building' ? pagePaths.building(target) : pagePaths.masterplan({ id });
  return [`masterplan-${id}`, { name, unitCounts, path }];
}

function buildingArea({ id, name, title, masterplansId: masterplanId, unitCounts }: Building): Area {
  return [
    `building-${id}`,
    { name: title || name, unitCounts, path: pagePaths.building({ id, masterplanId }) },
  ];
}

function keyOf({ kind, entityId }: MediaPolygon): string {
  return `${kind}-${entityId}`;
}

/** Ids come from drawn files, so two polygons of one view may carry the same one. */
function outlineOf({ id, ring, label }: MediaPolygon, index: number) {
  return { id: `${id}:${index}`, ring, label };
}

function emptyShape(polygon: MediaPolygon, index: number, name: string, row: number | null): FirstShape {
  return {
    ...outlineOf(polygon, index),
    appearance: { kind: 'neutral' },
    text: '',
    name,
    href: null,
    row,
  };
}
