import type { DraftStructure, StructureChange } from '@suite/api';

/** What goes along is said where something is removed, and is no matter to its name. */
const BESIDE: readonly string[] = ['file', 'shapes', 'units', 'views'];

/**
 * What of the structure somebody saw who decided for a change, as text: the order of things for a move, the thing itself for
 * all else. While it is the same, the change means what it meant.
 */
export function seenBy(change: StructureChange, structure: DraftStructure): string {
  if (change.change === 'move') return JSON.stringify(orderOf(structure));
  const key = keyOf(change);
  const { parts, pictures, pois, types, unitPlans, hasLogo } = structure;
  const things = [
    ...parts,
    ...parts.flatMap(({ views }) => views),
    ...pictures,
    ...pois,
    ...types,
    ...unitPlans,
  ];
  const left = change.change === 'remove' ? ['file'] : BESIDE;
  return JSON.stringify([hasLogo, things.filter((thing) => thing.key === key)], (name, value: unknown) =>
    left.includes(name) ? undefined : value,
  );
}

function keyOf(change: Exclude<StructureChange, { readonly change: 'move' }>): string | null {
  if ('of' in change) return change.of.key;
  return 'key' in change ? change.key : null;
}

function orderOf({ parts, pictures, pois, types }: DraftStructure) {
  return [
    parts.map(({ kind, key, parentKey, views }) => [kind, key, parentKey, views.map((view) => view.key)]),
    pictures.map(({ kind, typeKey, key }) => [kind, typeKey, key]),
    pois.map(({ ownerKey, key }) => [ownerKey, key]),
    types.map(({ key }) => key),
  ];
}
