import type { VersionOutline } from '@suite/api';

type Part = VersionOutline['parts'][number];

/** A line of the tree: a part of the project, one of its pictures, or the homes of a building. */
export interface TreeRow {
  readonly kind: Part['kind'] | 'view' | 'units';
  /** As the project folder names the part or the picture; of homes: their building. */
  readonly of: string;
  /** Of homes: of their building. */
  readonly title: string;
  /** Lines that are moved among each other have the same. */
  readonly list: string;
  /** Things without a shape in a part and below it. */
  readonly open: number;
  /** Of a picture: how many of its things have a shape in it. */
  readonly drawn: { readonly count: number; readonly of: number } | null;
  readonly units: number;
  readonly below: readonly TreeRow[];
}

/** What the tree begins with: the whole site stands beside its communities, as it does for visitors. */
export function treeRows({ parts }: Pick<VersionOutline, 'parts'>): TreeRow[] {
  const inside = (key: string) => parts.filter(({ parentKey }) => parentKey === key);
  const rowOf = (part: Part): TreeRow => {
    const { kind, key, title, units } = part;
    const parts = kind === 'project' ? [] : inside(key).map(rowOf);
    return {
      kind,
      of: key,
      title,
      list: `${kind} ${part.parentKey}`,
      open: parts.reduce((sum, { open }) => sum + open, part.open),
      drawn: null,
      units,
      below: [...part.views.map((view) => rowOfView(view, key)), ...unitsOf(part), ...parts],
    };
  };
  const site = parts.find(({ kind }) => kind === 'project');
  if (!site) return [];
  return [rowOf(site), ...inside(site.key).map(rowOf)];
}

function rowOfView({ key, title, targets, drawn }: Part['views'][number], owner: string): TreeRow {
  return {
    kind: 'view',
    of: key,
    title,
    list: `view ${owner}`,
    open: 0,
    drawn: targets > 0 ? { count: drawn, of: targets } : null,
    units: 0,
    below: [],
  };
}

function unitsOf({ kind, key, title, units }: Part): TreeRow[] {
  if (kind !== 'building' || units === 0) return [];
  return [{ kind: 'units', of: key, title, list: `units ${key}`, open: 0, drawn: null, units, below: [] }];
}
