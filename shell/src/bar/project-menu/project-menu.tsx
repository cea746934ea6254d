import type { MenuItem } from '@suite/api';
import { listClientApps, listMenuItems, listProjectFeatures } from '@suite/api/endpoints';
import { inLanguage, type ReadState, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type ReactNode, useState } from 'react';
import { MenuBranch } from './menu-branch.tsx';
import classes from './project-menu.module.css';

export interface ProjectMenuProps {
  /** Null where none is chosen, as on the map: the only one's then, where there is only one. */
  readonly projectId: number | null;
  readonly onLeave: () => void;
  /** What stands below the tree. Shown when the tree is known: a row must not move away under a finger. */
  readonly children: ReactNode;
}

const isSettled = ({ data, error }: ReadState<unknown>) => data !== undefined || error !== undefined;

/** The menu tree of the project's client app, below the fixed rows; nothing where there is none. */
export function ProjectMenu({ projectId, onLeave, children }: ProjectMenuProps) {
  const locale = useLocale();
  const apps = useRead(readOf(listClientApps, inLanguage(locale)));
  const projects = useRead(
    projectId === null ? readOf(listProjectFeatures, { type: 'geocode', ...inLanguage(locale) }) : null,
  );
  const [only, ...others] = projects.data?.features ?? [];
  const shownId = projectId ?? (others.length === 0 ? only?.properties.id : undefined);
  const app = apps.data?.find((one) => one.projectId === shownId);
  const menu = useRead(
    app ? readOf(listMenuItems, { id: app.id, type: 'fullStructure', ...inLanguage(locale) }) : null,
  );
  const isKnown =
    isSettled(apps) && (projectId !== null || isSettled(projects)) && (app === undefined || isSettled(menu));
  // A change of the language reads the tree again, and takes no row away that has the focus.
  const [wasKnown, setWasKnown] = useState(false);
  if (isKnown && !wasKnown) setWasKnown(true);
  const root = menu.data?.[0] as MenuItem | undefined;
  return (
    <>
      {root && <Tree root={root} onLeave={onLeave} />}
      {wasKnown && children}
    </>
  );
}

function Tree({ root, onLeave }: { readonly root: MenuItem; readonly onLeave: () => void }) {
  if (!root.children?.length) return null;
  return (
    <nav className={classes.menu} aria-label={root.name}>
      <ul className={classes.items}>
        {root.children.map((item) => (
          <MenuBranch key={item.id} item={item} onLeave={onLeave} />
        ))}
      </ul>
    </nav>
  );
}
