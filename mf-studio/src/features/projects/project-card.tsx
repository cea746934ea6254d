import type { Project } from '@suite/api';
import { pictureUrl } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath, UNIT_STATUSES } from '@suite/contracts';
import { statusMessageId } from '@suite/i18n';
import { StatusGlyph, VisuallyHidden } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ROOM_PAGES } from '../../lib/layout/room-pages.ts';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { pictureOf } from '../../lib/use-project-facts.ts';
import { openKinds } from '../../lib/versions/open-kinds.ts';
import { draftIn, publishedIn, useOutline, useVersions } from '../../lib/versions/use-versions.ts';
import styles from './projects.module.css';

const PICTURE_PX = 800;

interface ProjectCardProps {
  readonly project: StaffProject;
  /** Undefined where the list of all projects does not have it. */
  readonly facts: Project | undefined;
}

/** A project with its place, what is sold, which version visitors see and what is open. */
export function ProjectCard({ project, facts }: ProjectCardProps) {
  const locale = useLocale();
  const picture = facts ? pictureOf(facts) : null;
  const [room] = project.rooms;
  if (!room) return null;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {picture && (
          <img
            src={pictureUrl(picture.url, PICTURE_PX)}
            alt=""
            loading="lazy"
            style={{ objectPosition: picture.position }}
          />
        )}
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <Link to={routePath(ROOM_PAGES[room].route, locale, { id: project.id })}>{project.name}</Link>
        </h3>
        {facts?.place && <p className={styles.place}>{facts.place}</p>}
        {facts && <Counts counts={facts.unitCounts} />}
        {project.rooms.includes('overview') && <VersionLine projectId={project.id} />}
      </div>
    </li>
  );
}

function Counts({ counts }: { readonly counts: Project['unitCounts'] }) {
  const { byStatus, total } = counts;
  return (
    <>
      <p className={styles.place}>
        <FormattedMessage id="common.homes" values={{ count: total }} />
      </p>
      {byStatus && (
        <ul className={styles.counts}>
          {UNIT_STATUSES.filter((status) => byStatus[status] > 0).map((status) => (
            <li key={status}>
              <StatusGlyph status={status} />
              <VisuallyHidden>
                <FormattedMessage id={statusMessageId(status)} />{' '}
              </VisuallyHidden>
              {byStatus[status]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function VersionLine({ projectId }: { readonly projectId: number }) {
  const versions = useVersions(projectId).data?.document;
  const outline = useOutline(projectId).data;
  if (!versions) return null;
  const open = outline ? openKinds(outline).length : 0;
  const published = publishedIn(versions);
  return (
    <p className={styles.version}>
      <span>
        {published ? (
          <FormattedMessage id="studio.card.version" values={{ number: published.number }} />
        ) : (
          <FormattedMessage id="studio.card.unpublished" />
        )}
      </span>
      {draftIn(versions) && (
        <span>
          <FormattedMessage id="studio.card.draft" />
        </span>
      )}
      {open > 0 && (
        <strong className={styles.open}>
          <FormattedMessage id="studio.card.open" values={{ count: open }} />
        </strong>
      )}
    </p>
  );
}
