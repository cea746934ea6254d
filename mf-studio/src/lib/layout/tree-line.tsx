import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Icon, VisuallyHidden } from '@suite/ui';
import { BUILDING, CHECK, DOOR, DOTS_SIX_VERTICAL, IMAGE, MAP_TRIFOLD, TREE } from '@suite/ui/icons';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useReorder } from '../structure/use-reorder.ts';
import styles from './tree.module.css';
import { rowId, type TreeEdits } from './tree-edits.ts';
import { AddMenu, LineMenu } from './tree-menu.tsx';
import type { TreeRow } from './tree-rows.ts';

const ICONS: Readonly<Record<TreeRow['kind'], string>> = {
  project: MAP_TRIFOLD,
  community: TREE,
  building: BUILDING,
  view: IMAGE,
  units: DOOR,
};

interface TreeLinesProps {
  readonly projectId: number;
  readonly rows: readonly TreeRow[];
  /** Null for who may not change what a project is made of. */
  readonly edits: TreeEdits | null;
  /** From 0. */
  readonly depth: number;
}

/** Lines of the tree, each with those below it. */
export function TreeLines({ rows, depth, ...rest }: TreeLinesProps) {
  return rows.map((row) => (
    <TreeLine
      key={rowId(row)}
      {...rest}
      row={row}
      depth={depth}
      siblings={rows.filter(({ list }) => list === row.list)}
    />
  ));
}

interface TreeLineProps extends Omit<TreeLinesProps, 'rows'> {
  readonly row: TreeRow;
  /** Among which it is moved, with itself. */
  readonly siblings: readonly TreeRow[];
}

function TreeLine({ projectId, row, siblings, edits, depth }: TreeLineProps) {
  const isOwn = edits !== null && row.kind !== 'project' && row.kind !== 'units';
  // Those of the room have names of their own.
  const list = isOwn ? `tree ${row.list}` : undefined;
  const onMove = (by: number) => edits?.move(row, by, siblings);
  return (
    <li data-list={list} data-row={rowId(row)} style={{ '--depth': depth } as React.CSSProperties}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys lead from its link to its menu and back */}
      <div className={styles.line} onKeyDown={goAside}>
        {isOwn && siblings.length > 1 ? (
          <Handle row={row} list={`tree ${row.list}`} onMove={edits.model.isChanging ? null : onMove} />
        ) : (
          <span className={styles.icon}>
            <Icon path={ICONS[row.kind]} size={20} />
          </span>
        )}
        <LineLink
          projectId={projectId}
          row={row}
          {...(isOwn && { onKey: (key) => actByKey(key, row, edits, onMove) })}
        />
        {isOwn && <LineMenu row={row} siblings={siblings} edits={edits} />}
        {edits && row.kind === 'project' && <AddMenu edits={edits} />}
      </div>
      {row.below.length > 0 && (
        <ul>
          <TreeLines projectId={projectId} rows={row.below} edits={edits} depth={depth + 1} />
        </ul>
      )}
    </li>
  );
}

/** From the link of a line to its menu, and back. */
function goAside(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  // The keys of an open menu come by here too.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
  if (target.dataset.control === 'handle') return;
  const aside = key === 'ArrowRight' ? 'button:not([tabindex="-1"])' : 'a';
  currentTarget.querySelector<HTMLElement>(aside)?.focus();
}

/** What the keys of a line do, as its menu does. Whether they did anything. */
function actByKey(
  { key, altKey }: KeyboardEvent,
  row: TreeRow,
  edits: TreeEdits,
  move: (by: number) => void,
): boolean {
  if (altKey && key === 'ArrowUp') move(-1);
  else if (altKey && key === 'ArrowDown') move(1);
  else if (key === 'F2') edits.rename(row);
  else if (key === 'Delete') edits.remove(row);
  else return false;
  return true;
}

interface HandleProps {
  readonly row: TreeRow;
  readonly list: string;
  readonly onMove: ((by: number) => void) | null;
}

/** Takes the line along to another place of its list; the keyboard has the link and the menu for that. */
function Handle({ row, list, onMove }: HandleProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.handle}
      aria-label={intl.formatMessage({ id: 'studio.parts.drag' }, { name: row.title })}
      data-control="handle"
      {...useReorder(list, onMove)}
    >
      <Icon path={ICONS[row.kind]} size={20} />
      <Icon path={DOTS_SIX_VERTICAL} size={20} />
    </button>
  );
}

interface LineLinkProps {
  readonly projectId: number;
  readonly row: TreeRow;
  readonly onKey?: (event: KeyboardEvent) => boolean;
}

function LineLink({ projectId, row, onKey }: LineLinkProps) {
  const { pathname, search, hash } = useLocation();
  const href = useHref(projectId, row);
  return (
    <Link
      to={href}
      className={styles.link}
      aria-current={pathname + search + hash === href ? 'page' : undefined}
      aria-keyshortcuts={onKey && 'Alt+ArrowUp Alt+ArrowDown F2 Delete'}
      data-control="link"
      onKeyDown={(event) => onKey?.(event) && event.preventDefault()}
    >
      <LineTitle row={row} />
      <State row={row} />
    </Link>
  );
}

function LineTitle({ row: { kind, title } }: { readonly row: TreeRow }) {
  if (kind === 'project' || kind === 'units') {
    return (
      <span className={styles.title}>
        <FormattedMessage id={kind === 'project' ? 'studio.masterplan' : 'studio.room.units'} />
        {kind === 'units' && <VisuallyHidden>{`: ${title}`}</VisuallyHidden>}
      </span>
    );
  }
  return (
    <span className={styles.title} title={title}>
      {title}
    </span>
  );
}

/** Where a line leads: a picture and homes to their rooms, a part to what is there of it. */
function useHref(projectId: number, { kind, of }: TreeRow): string {
  const locale = useLocale();
  if (kind === 'view') return routePath('studio-picture', locale, { id: projectId, view: of });
  if (kind === 'units')
    return `${routePath('studio-homes', locale, { id: projectId })}?building=${encodeURIComponent(of)}`;
  return `${routePath('studio-pictures', locale, { id: projectId })}#part-${encodeURIComponent(of)}`;
}

function State({ row: { kind, open, drawn, units } }: { readonly row: TreeRow }) {
  if (kind === 'units') return <span className={styles.count}>{units}</span>;
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
  return <OpenMark open={open} />;
}

/** That something is ready, or how many things are missing in it. */
export function OpenMark({ open }: { readonly open: number }) {
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
