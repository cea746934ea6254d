import type { VersionOutline } from '@suite/api';

type Part = VersionOutline['parts'][number];

/** A line of the tree: a part of the project, or one of its pictures. */
export interface TreeRow {
  readonly key: string;
  readonly kind: Part['kind'] | 'view';
  /** From 0. */
  readonly depth: number;
  readonly title: string;
  /** Of a view, as the project folder names it; null for parts. */
  readonly viewKey: string | null;
  /** Things without a shape in it and below it; of a view: of those that it could show. */
  readonly open: number;
  /** Of a view: how many of its things have a shape in it. */
  readonly drawn: { readonly count: number; readonly of: number } | null;
}

/** The lines of the tree, from top to bottom. */
export function treeRows({ parts }: Pick<VersionOutline, 'parts'>): TreeRow[] {
  const depthOf = (part: Part): number => {
    const parent = parts.find(({ key }) => key === part.parentKey);
    // The whole site stands beside its communities, as it does for visitors.
    return !parent || parent.kind === 'project' ? 0 : depthOf(parent) + 1;
  };
  const openIn = (part: Part): number =>
    part.open +
    (part.kind === 'project'
      ? 0
      : parts
          .filter(({ parentKey }) => parentKey === part.key)
          .reduce((sum, below) => sum + openIn(below), 0));
  return parts.flatMap((part) => {
    const depth = depthOf(part);
    const row = { key: `${part.kind} ${part.key}`, kind: part.kind, title: part.title, depth };
    return [
      { ...row, viewKey: null, open: openIn(part), drawn: null },
      ...part.views.map(({ key, title, targets, drawn }) => ({
        key: `view ${key}`,
        kind: 'view' as const,
        depth: depth + 1,
        title,
        viewKey: key,
        open: 0,
        drawn: targets > 0 ? { count: drawn, of: targets } : null,
      })),
    ];
  });
}
