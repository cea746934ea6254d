import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { Icon, VisuallyHidden } from '@suite/ui';
import { BUILDING, CHECK, IMAGE, MAP_TRIFOLD, TREE } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useOutline } from '../versions/use-versions.ts';
import styles from './studio-layout.module.css';
import { type TreeRow, treeRows } from './tree-rows.ts';

const ICONS: Readonly<Record<TreeRow['kind'], string>> = {
  project: MAP_TRIFOLD,
  community: TREE,
  building: BUILDING,
  view: IMAGE,
};

/** Parts and pictures of the newest version, with what is open in each. */
export function Tree({ projectId }: { readonly projectId: number }) {
  const outline = useOutline(projectId);
  return (
    <AsyncView read={outline} loading={(slow) => slow}>
      {(data) => (
        <ul className={styles.rows}>
          {data && treeRows(data).map((row) => <PartRow key={row.key} row={row} projectId={projectId} />)}
        </ul>
      )}
    </AsyncView>
  );
}

interface PartRowProps {
  readonly row: TreeRow;
  readonly projectId: number;
}

function PartRow({ row, projectId }: PartRowProps) {
  const { kind, title, depth, viewKey } = row;
  const style = { '--depth': depth } as React.CSSProperties;
  const content = (
    <>
      <Icon path={ICONS[kind]} size={20} />
      <span className={styles.title} title={title}>
        {kind === 'project' ? <FormattedMessage id="studio.masterplan" /> : title}
      </span>
      <State row={row} />
    </>
  );
  if (viewKey === null) {
    return (
      <li className={styles.row} style={style}>
        {content}
      </li>
    );
  }
  return (
    <li style={style}>
      <ViewLink projectId={projectId} viewKey={viewKey}>
        {content}
      </ViewLink>
    </li>
  );
}

interface ViewLinkProps {
  readonly projectId: number;
  readonly viewKey: string;
  readonly children: ReactNode;
}

function ViewLink({ projectId, viewKey, children }: ViewLinkProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const href = routePath('studio-picture', locale, { id: projectId, view: viewKey });
  return (
    <Link to={href} className={styles.row} aria-current={pathname === href ? 'page' : undefined}>
      {children}
    </Link>
  );
}

function State({ row: { kind, open, drawn } }: { readonly row: TreeRow }) {
  if (kind === 'view') {
    if (!drawn) return null;
    return (
      <span className={styles.count}>
        <span aria-hidden="true">
          {drawn.count}/{drawn.of}
        </span>
        <VisuallyHidden>
          <FormattedMessage id="studio.tree.drawn" values={{ count: drawn.count, of: drawn.of }} />
        </VisuallyHidden>
      </span>
    );
  }
  if (open === 0) {
    return (
      <span className={styles.ready}>
        <Icon path={CHECK} size={20} />
        <VisuallyHidden>
          <FormattedMessage id="studio.tree.ready" />
        </VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.open}>
      <span aria-hidden="true">{open}</span>
      <VisuallyHidden>
        <FormattedMessage id="studio.tree.open" values={{ count: open }} />
      </VisuallyHidden>
    </span>
  );
}
