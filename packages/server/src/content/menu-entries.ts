import type { Content, MenuEntry } from '@suite/content';
import { createUniqueKeys } from './unique-keys.ts';

export interface KeyedEntry {
  /** Of the app and what leads to the entry: `explorer/Discover/Places`; of the root that of the app. */
  readonly key: string;
  readonly entry: MenuEntry;
  /** Id of the client app in the content. */
  readonly app: string;
  readonly parentKey: string | null;
  readonly position: number;
}

/** Items of all menus, each after the one that it lies in. */
export function menuEntries({ project }: Content): KeyedEntry[] {
  const unique = createUniqueKeys();
  const entries: KeyedEntry[] = [];
  const add = (entry: MenuEntry, app: string, parentKey: string | null, position: number) => {
    const key = unique(parentKey === null ? app : `${parentKey}/${entry.title.en}`);
    entries.push({ key, entry, app, parentKey, position });
    for (const [index, below] of entry.items?.entries() ?? []) add(below, app, key, index);
  };
  for (const app of project.apps) add(app.menu, app.id, null, 0);
  return entries;
}
