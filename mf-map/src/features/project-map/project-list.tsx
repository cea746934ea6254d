import { AsyncView } from '@suite/explorer';
import { Heading, Skeleton, StateCard, VisuallyHidden } from '@suite/ui';
import { INFO, MAP_PIN } from '@suite/ui/icons';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterError } from '../../lib/filter/filter-error.tsx';
import { NothingMatches } from '../../lib/filter/nothing-matches.tsx';
import { hasLargePictures } from './map-projects.ts';
import { OrganisationLogo } from './organisation-logo.tsx';
import styles from './project-list.module.css';
import { ProjectRow } from './project-row.tsx';
import { useScreen } from './screen-store.ts';

const SKELETON_ROWS = 3;
/** Seen once in the life of a server. */
const FirstSteps = lazy(() => import('./first-steps.tsx'));

/** What keeps the opened project from its page, if anything does. */
function LandingNotice() {
  const intl = useIntl();
  const { landing, opened, close } = useScreen('landing', 'opened', 'close');
  if (landing.kind === 'pending') return <AsyncView read={landing.read} loading={null} />;
  if (landing.kind !== 'not-found') return null;
  return (
    <StateCard
      icon={INFO}
      role="status"
      title={intl.formatMessage({ id: 'map.project.notPublished' }, { name: opened?.name ?? '' })}
      text={intl.formatMessage({ id: 'map.project.notPublishedText' })}
      actionLabel={intl.formatMessage({ id: 'common.ok' })}
      onAction={close}
    />
  );
}

function Loading() {
  return (
    <div role="status" className={styles.loading}>
      <VisuallyHidden>
        <FormattedMessage id="map.loading" />
      </VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => `row-${index}`).map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton kind="block" width="104px" height="80px" />
          <span className={styles.labels}>
            <Skeleton kind="line" width="60%" />
            <Skeleton kind="line" width="40%" />
          </span>
        </div>
      ))}
    </div>
  );
}

function Rows() {
  const intl = useIntl();
  const { features, projects, hover, selectedId, pendingId, open } = useScreen(
    'features',
    'projects',
    'hover',
    'selectedId',
    'pendingId',
    'open',
  );
  if (!projects) {
    if (features.error === undefined && !features.slow) return <Loading />;
    return (
      <div className={styles.state}>
        <AsyncView read={features} layout="stacked" />
      </div>
    );
  }
  if (features.data?.hasProjects === false) {
    return (
      <div className={styles.state}>
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      </div>
    );
  }
  if (projects.length === 0) {
    return (
      <div className={styles.state}>
        <StateCard
          icon={MAP_PIN}
          layout="stacked"
          role="status"
          title={intl.formatMessage({ id: 'map.empty' })}
          text={intl.formatMessage({ id: 'map.emptyText' })}
        />
      </div>
    );
  }
  return (
    <ul className={hasLargePictures(projects) ? styles.large : undefined}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectRow
            project={project}
            isSelected={project.id === selectedId}
            isPending={project.id === pendingId}
            hover={hover}
            onOpen={open}
          />
        </li>
      ))}
    </ul>
  );
}

export interface ProjectListProps {
  /** Under the title. */
  readonly search?: ReactNode;
}

/** The projects as a list, in step with the pins of the map. */
export function ProjectList({ search }: ProjectListProps) {
  const { filter } = useScreen('filter');
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading level={2}>
            <FormattedMessage id="map.title" />
          </Heading>
          <OrganisationLogo />
        </div>
        {search}
      </header>
      <div className={styles.notice}>
        <LandingNotice />
        <FilterError model={filter} />
      </div>
      <NothingMatches model={filter} />
      <Rows />
    </>
  );
}
