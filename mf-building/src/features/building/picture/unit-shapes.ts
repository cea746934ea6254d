import type { MediaPolygon, Unit } from '@suite/api';
import { isFilterable, unitAppearance } from '@suite/domain';
import type { PictureShape } from '@suite/picture';

export interface UnitShapesInput {
  readonly polygons: readonly MediaPolygon[];
  readonly units: readonly Unit[];
  /** Ids of the units that match; null while nothing is filtered. */
  readonly matchedIds: ReadonlySet<number> | null;
  /** What a screen reader says of a unit. */
  readonly nameOf: (unit: Unit) => string;
  readonly hrefOf: (unit: Unit) => string;
  /** Name of a shape without a unit: "No home here". */
  readonly emptyName: string;
}

export interface UnitShapes {
  readonly shapes: readonly PictureShape[];
  readonly unitOf: ReadonlyMap<string, Unit>;
  /** Shape of a unit by its id; the first one where a unit has several. */
  readonly shapeOf: ReadonlyMap<number, string>;
  /** Matching homes without a shape in this view. */
  readonly unseen: readonly Unit[];
}

/** One shape per polygon of the view, with what leads from shapes to units and back. */
export function unitShapes(input: UnitShapesInput): UnitShapes {
  const units = new Map(input.units.map((unit) => [unit.id, unit]));
  const unitOf = new Map<string, Unit>();
  const shapeOf = new Map<number, string>();
  const shapes = input.polygons.map((polygon, index) => {
    // Ids come from drawn files, so two polygons of one view may carry the same one.
    const id = `${polygon.id}:${index}`;
    const unit = polygon.entityId === null ? undefined : units.get(polygon.entityId);
    if (!unit) return emptyShape(id, polygon, input);
    unitOf.set(id, unit);
    if (!shapeOf.has(unit.id)) shapeOf.set(unit.id, id);
    return unitShape(id, polygon, unit, input);
  });
  const matches = (unit: Unit) => input.matchedIds === null || input.matchedIds.has(unit.id);
  const unseen = input.units.filter((unit) => isFilterable(unit) && matches(unit) && !shapeOf.has(unit.id));
  return { shapes, unitOf, shapeOf, unseen };
}

function unitShape(id: string, polygon: MediaPolygon, unit: Unit, input: UnitShapesInput): PictureShape {
  return {
    id,
    ring: polygon.ring,
    label: polygon.label,
    appearance: unitAppearance(unit),
    filteredOut: input.matchedIds !== null && !input.matchedIds.has(unit.id),
    text: isFilterable(unit) ? unit.name : '',
    name: input.nameOf(unit),
    href: isFilterable(unit) ? input.hrefOf(unit) : null,
    row: unit.floor,
  };
}

function emptyShape(id: string, polygon: MediaPolygon, input: UnitShapesInput): PictureShape {
  return {
    id,
    ring: polygon.ring,
    label: polygon.label,
    appearance: { kind: 'neutral' },
    filteredOut: input.matchedIds !== null,
    text: '',
    name: input.emptyName,
    href: null,
    row: 0,
  };
}
