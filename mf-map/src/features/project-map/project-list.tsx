import { Heading, Skeleton, StateCard, VisuallyHidden } from '@suite/ui';
import { INFO, MAP_PIN } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterProblem } from '../../lib/filter/filter-problem.tsx';
import { NothingMatches } from '../../lib/filter/nothing-matches.tsx';
import { LoadProblem } from '../../lib/states/load-problem.tsx';
import { OrganisationLogo } from './organisation-logo.tsx';
import styles from './project-list.module.css';
import { ProjectRow } from './project-row.tsx';
import type { MapScreen } from './use-map-screen.ts';

const ROW_PX = 104;
const SKELETON_ROWS = 3;

/** What keeps the opened project from its page, if anything does. */
function LandingProblem({ landing, opened, close }: Pick<MapScreen, 'landing' | 'opened' | 'close'>) {
  const intl = useIntl();
  if (landing.kind === 'failed') return <LoadProblem kind="failed" onRetry={landing.retry} />;
  if (landing.kind === 'pending' && landing.slow) return <LoadProblem kind="slow" onRetry={landing.retry} />;
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
        <div key={key} className={styles.row} style={{ minHeight: ROW_PX }}>
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

function Rows({ screen }: { readonly screen: MapScreen }) {
  const intl = useIntl();
  const { features, projects, hoveredId, shownId, selectedId, pendingId } = screen;
  if (!projects) {
    if (features.error !== undefined) {
      return (
        <div className={styles.problem}>
          <LoadProblem kind="failed" onRetry={features.retry} layout="stacked" />
        </div>
      );
    }
    return features.slow ? (
      <div className={styles.problem}>
        <LoadProblem kind="slow" onRetry={features.retry} layout="stacked" />
      </div>
    ) : (
      <Loading />
    );
  }
  if (projects.length === 0) {
    return (
      <div className={styles.problem}>
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
    <ul>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectRow
            project={project}
            isOn={project.id === hoveredId || project.id === selectedId}
            isShown={project.id === shownId}
            isPending={project.id === pendingId}
            onHover={screen.hoverInList}
            onOpen={screen.open}
          />
        </li>
      ))}
    </ul>
  );
}

export interface ProjectListProps {
  readonly screen: MapScreen;
  /** Under the title. */
  readonly search?: ReactNode;
}

/** The projects as a list, in step with the pins of the map. */
export function ProjectList({ screen, search }: ProjectListProps) {
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
        <LandingProblem landing={screen.landing} opened={screen.opened} close={screen.close} />
        <FilterProblem model={screen.filter} />
      </div>
      <NothingMatches model={screen.filter} />
      <Rows screen={screen} />
    </>
  );
}
