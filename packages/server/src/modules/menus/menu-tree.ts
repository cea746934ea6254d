import type { AttributesOf } from '../../operations/operation-types.ts';

/** As it is answered: with `children` where they were asked for. */
export type MenuAttributes = AttributesOf<'getMenuItem'>;

export type MenuItem = Omit<MenuAttributes, 'children'>;

export interface MenuBranch extends MenuItem {
  children: MenuBranch[];
}

/** The items below one, by `position`, each with those below it; `parentId` 0 gives the whole menu. */
export function nestMenu(items: readonly MenuItem[], parentId: number): MenuBranch[] {
  return items
    .filter((item) => item.parentId === parentId)
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map((item) => ({ ...item, children: nestMenu(items, item.id) }));
}

/** A nested menu as a list, each item followed by those below it. */
export function flattenMenu(branches: readonly MenuBranch[]): MenuItem[] {
  return branches.flatMap(({ children, ...item }) => [item, ...flattenMenu(children)]);
}
