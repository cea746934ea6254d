import { isAllowed } from '@suite/access';
import type { VersionOutline } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { Icon, useOneTabStop, VisuallyHidden } from '@suite/ui';
import { BLUEPRINT, MAP_PIN, PALETTE } from '@suite/ui/icons';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { ActionError } from '../action-error.tsx';
import { PartDialog } from '../structure/part-dialog.tsx';
import { RemoveDialog } from '../structure/remove-dialog.tsx';
import type { StaffProject } from '../studio-page.tsx';
import { useOutline, useVersions } from '../versions/use-versions.ts';
import styles from './tree.module.css';
import { type TreeEdits, useTreeEdits } from './tree-edits.ts';
import { OpenMark, TreeLines } from './tree-line.tsx';
import { treeRows } from './tree-rows.ts';

/**
 * Parts, pictures and homes of the newest version, with what is open in each. Who may change what a project is made of moves,
 * names, adds and takes out lines of it.
 */
export function Tree({ project }: { readonly project: StaffProject }) {
  const outline = useOutline(project.id);
  const edits = useTreeEdits(project.id);
  const isOwn = isAllowed(project.roles, 'masterplan:update');
  const intl = useIntl();
  const tabStop = useOneTabStop('vertical', 'a[href]');
  const isAsking = edits.editing !== null || edits.removed !== null;
  useLeaveGonePicture(project.id, edits);
  useNewestVersion(project.id);
  return (
    <div className={styles.tree}>
      {!isAsking && <ActionError error={edits.model.error} />}
      <AsyncView read={outline} loading={(slow) => slow}>
        {(data) =>
          data && (
            <ul
              ref={edits.list}
              className={styles.rows}
              data-own={isOwn || undefined}
              aria-description={intl.formatMessage({ id: 'studio.tree.keys' })}
              {...tabStop}
            >
              <TreeLines
                projectId={project.id}
                rows={treeRows(data)}
                edits={isOwn ? edits : null}
                depth={0}
              />
              <RestLines projectId={project.id} outline={data} />
            </ul>
          )
        }
      </AsyncView>
      {/* Not a `LiveRegion`: that is heard beside an open dialog, and would keep what scrolls around it in reach. */}
      <div role="status">
        <VisuallyHidden>{edits.said}</VisuallyHidden>
      </div>
      <PartDialog
        editing={edits.editing}
        parts={edits.structure?.parts ?? []}
        model={edits.model}
        onClose={edits.close}
      />
      <RemoveDialog thing={edits.removed} model={edits.model} onClose={edits.close} />
    </div>
  );
}

/** What is of no part alone. */
const REST = [
  { kind: 'pois', icon: MAP_PIN, route: 'studio-pictures', section: 'points' },
  { kind: 'plans', icon: BLUEPRINT, route: 'studio-pictures', section: 'plans' },
  { kind: 'colours', icon: PALETTE, route: 'studio-settings', section: 'look' },
] as const;

interface RestLinesProps {
  readonly projectId: number;
  readonly outline: VersionOutline;
}

function RestLines({ projectId, outline: { readiness } }: RestLinesProps) {
  const locale = useLocale();
  const { pathname, hash } = useLocation();
  return REST.map(({ kind, icon, route, section }) => {
    const state = readiness.find((one) => one.kind === kind);
    const href = `${routePath(route, locale, { id: projectId })}#${section}`;
    return (
      <li key={kind}>
        <div className={styles.line}>
          <span className={styles.icon}>
            <Icon path={icon} size={20} />
          </span>
          <Link
            to={href}
            className={styles.link}
            aria-current={pathname + hash === href ? 'page' : undefined}
          >
            <span className={styles.title}>
              <FormattedMessage id={`studio.tree.${section}`} />
            </span>
            {state && kind === 'pois' && <span className={styles.count}>{state.done}</span>}
            {state && kind !== 'pois' && <OpenMark open={state.total - state.done} />}
          </Link>
        </div>
      </li>
    );
  });
}

/** What was done in the room before, or by others, is in the tree of each room that is come to. */
function useNewestVersion(projectId: number): void {
  const versions = useVersions(projectId);
  const isKnown = versions.data !== undefined;
  useEffect(() => {
    if (isKnown) versions.retry();
  }, []);
}

/** Who took out the picture that is open, or the part that it is of, is led to those that are left. */
function useLeaveGonePicture(projectId: number, { structure }: TreeEdits): void {
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const seen = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!structure) return;
    const pages = structure.parts.flatMap(({ views }) =>
      views.map(({ key }) => routePath('studio-picture', locale, { id: projectId, view: key })),
    );
    if (seen.current.includes(pathname) && !pages.includes(pathname))
      void navigate(routePath('studio-pictures', locale, { id: projectId }), { replace: true });
    seen.current = pages;
  }, [structure, pathname, locale, projectId, navigate]);
}
