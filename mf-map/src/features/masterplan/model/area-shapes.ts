import type { MediaPolygon } from '@suite/api';
import type { PictureShape } from '@suite/picture';
import { type ChildMode, childKey, type MasterplanChild } from './children.ts';

export interface AreaShapesInput {
  readonly polygons: readonly MediaPolygon[];
  readonly children: readonly MasterplanChild[];
  readonly mode: ChildMode;
  /** Whether the names stand on pills; else buildings carry their short name in the picture. */
  readonly hasPills: boolean;
  /** What a screen reader says of a child. */
  readonly nameOf: (child: MasterplanChild) => string;
  /** Name of an area that leads nowhere: "Not available yet". */
  readonly emptyName: string;
}

export interface AreaShapes {
  readonly shapes: readonly PictureShape[];
  readonly childOf: ReadonlyMap<string, MasterplanChild>;
  /** Shape of a child by `childKey`; the first one where it has several. */
  readonly shapeOf: ReadonlyMap<string, string>;
  /** Children without an area in this picture. */
  readonly unseen: readonly MasterplanChild[];
}

/** The polygons that belong to what is shown; all of them where none does. */
function polygonsToShow({ polygons, children, mode }: AreaShapesInput): MediaPolygon[] {
  const own = new Set(children.filter(({ kind }) => kind === 'building').map(({ id }) => id));
  const areas = polygons.filter(({ kind }) => kind === 'masterplan' || kind === 'building');
  const shown = areas.filter(({ kind, entityId }) => {
    if (mode === 'buildings') return kind === 'building';
    return kind === 'masterplan' || (entityId !== null && own.has(entityId));
  });
  return shown.length > 0 ? shown : areas;
}

/** One shape per polygon of what is shown, with what leads from shapes to children and back. */
export function areaShapes(input: AreaShapesInput): AreaShapes {
  const children = new Map(input.children.map((child) => [childKey(child), child]));
  const childOf = new Map<string, MasterplanChild>();
  const shapeOf = new Map<string, string>();
  const shapes = polygonsToShow(input).map((polygon, index) => {
    // Ids come from drawn files, so two polygons of one view may carry the same one.
    const id = `${polygon.id}:${index}`;
    const key = `${polygon.kind}-${polygon.entityId}`;
    const child = children.get(key);
    if (child) {
      childOf.set(id, child);
      if (!shapeOf.has(key)) shapeOf.set(key, id);
    }
    return toShape(id, polygon, child, input);
  });
  const unseen = input.children.filter((child) => !shapeOf.has(childKey(child)));
  return { shapes, childOf, shapeOf, unseen };
}

function toShape(
  id: string,
  { ring, label, kind }: MediaPolygon,
  child: MasterplanChild | undefined,
  input: AreaShapesInput,
): PictureShape {
  const isNamed = child !== undefined && !input.hasPills && kind === 'building';
  return {
    id,
    ring,
    label,
    appearance: child ? { kind: 'area' } : { kind: 'neutral' },
    filteredOut: child?.matched === 0,
    text: isNamed ? (child.shortName ?? child.name) : '',
    name: child ? input.nameOf(child) : input.emptyName,
    href: child?.href ?? null,
    row: null,
  };
}
