import type { Project } from './load-content.ts';

export type PageKind = 'project' | 'community' | 'building' | 'unit';

/** What the key of a page may stand for in the project; `project` is the whole site. More than one: nobody can say. */
export function pageKinds(
  key: string,
  { communities, buildings }: Pick<Project, 'communities' | 'buildings'>,
  isUnit: (key: string) => boolean,
): PageKind[] {
  const is: Readonly<Record<PageKind, boolean>> = {
    project: key === 'project',
    community: communities.some(({ id }) => id === key),
    building: buildings.some(({ name }) => name === key),
    unit: isUnit(key),
  };
  return (Object.keys(is) as PageKind[]).filter((kind) => is[kind]);
}
