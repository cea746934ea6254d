import type { MenuEntry } from '../format/extras.ts';
import type { Content } from '../load/load-content.ts';

export interface NumberedEntry {
  readonly id: number;
  readonly entry: MenuEntry;
  /** Id of the client app in the content. */
  readonly app: string;
  readonly parentId: number | null;
  readonly position: number;
}

/** Items of all menus, each after the one that it lies in, numbered from 1 in the order of the content. */
export function menuEntries({ project }: Content): NumberedEntry[] {
  const numbered: NumberedEntry[] = [];
  const add = (entry: MenuEntry, app: string, parentId: number | null, position: number) => {
    const id = numbered.length + 1;
    numbered.push({ id, entry, app, parentId, position });
    for (const [index, below] of entry.items?.entries() ?? []) add(below, app, id, index);
  };
  for (const app of project.apps) add(app.menu, app.id, null, 0);
  return numbered;
}
