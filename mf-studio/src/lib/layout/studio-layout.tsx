import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Icon } from '@suite/ui';
import { CARET_DOWN } from '@suite/ui/icons';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { Room } from '../rooms.ts';
import type { StaffProject } from '../studio-page.tsx';
import { Colleagues } from './colleagues.tsx';
import { ROOM_PAGES } from './room-pages.ts';
import styles from './studio-layout.module.css';
import { Tree } from './tree.tsx';
import { VersionFoot } from './version-foot.tsx';

interface StudioLayoutProps {
  readonly project: StaffProject;
  readonly room: Room;
  /** Panel at the right, 340 wide; below the work where there is no room beside it. */
  readonly panel?: ReactNode;
  readonly children: ReactNode;
}

/** A room of a project: its parts at the left, the work in the middle, a panel at the right where there is one. */
export function StudioLayout({ project, room: current, panel, children }: StudioLayoutProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const treeId = useId();
  // The part that was asked for covers the page on a phone.
  const { key: visit } = useLocation();
  useEffect(() => setOpen(false), [visit]);
  return (
    <div className={styles.studio} data-panel={panel ? '' : undefined}>
      <nav
        className={styles.tree}
        aria-label={intl.formatMessage({ id: 'studio.tree' }, { name: project.name })}
        data-open={isOpen || undefined}
      >
        <h2 className={styles.name}>{project.name}</h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={treeId}
          onClick={() => setOpen(!isOpen)}
        >
          {project.name}
          <Icon path={CARET_DOWN} size={20} />
        </button>
        <div className={styles.parts} id={treeId}>
          <ul className={styles.rooms}>
            {project.rooms.map((room) => (
              <RoomLink key={room} room={room} projectId={project.id} />
            ))}
          </ul>
          {project.rooms.includes('overview') && <Tree project={project} />}
        </div>
        <Colleagues projectId={project.id} room={current} />
        {project.rooms.includes('overview') && <VersionFoot projectId={project.id} />}
      </nav>
      <div className={styles.work}>{children}</div>
      {panel && <aside className={styles.panel}>{panel}</aside>}
    </div>
  );
}

function RoomLink({ room, projectId }: { readonly room: Room; readonly projectId: number }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { route, icon } = ROOM_PAGES[room];
  const href = routePath(route, locale, { id: projectId });
  return (
    <li>
      <Link to={href} className={styles.row} aria-current={pathname === href ? 'page' : undefined}>
        <Icon path={icon} size={20} />
        <span className={styles.title}>
          <FormattedMessage id={`studio.room.${room}`} />
        </span>
      </Link>
    </li>
  );
}
