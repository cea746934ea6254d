import { isAllowed } from '@suite/access';
import { clearSelection } from '@suite/bus';
import { AsyncView } from '@suite/explorer';
import { Button, Heading, StateCard } from '@suite/ui';
import { HOUSE, PLUS } from '@suite/ui/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type StaffProject, StudioPage } from '../../lib/studio-page.tsx';
import { useAllProjects } from '../../lib/use-project-facts.ts';
import { NewProjectDrawer } from './new-project-drawer.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './projects.module.css';

/** `/studio`: the projects that the person works on. */
export default function ProjectsPage() {
  useEffect(clearSelection, []);
  return <StudioPage>{(projects, retry) => <Projects projects={projects} onImported={retry} />}</StudioPage>;
}

interface ProjectsProps {
  readonly projects: readonly StaffProject[];
  readonly onImported: () => void;
}

function Projects({ projects, onImported }: ProjectsProps) {
  const intl = useIntl();
  const all = useAllProjects();
  const [isMaking, setMaking] = useState(false);
  const mayCreate = projects.some(({ roles }) => isAllowed(roles, 'project:create')) || projects.length === 0;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={2} size={44}>
          <FormattedMessage id="studio.projects" />
        </Heading>
        {mayCreate && (
          <Button icon={PLUS} onPress={() => setMaking(true)}>
            <FormattedMessage id="studio.new-project" />
          </Button>
        )}
      </div>
      {projects.length === 0 ? (
        <StateCard
          icon={HOUSE}
          title={intl.formatMessage({ id: 'studio.no-project' })}
          text={intl.formatMessage({ id: 'studio.no-project-text' })}
        />
      ) : (
        <AsyncView read={all}>
          {(facts) => (
            <ul className={styles.cards}>
              {projects.map((project) => (
                <ProjectCard
                  key={project.id}
                  project={project}
                  facts={facts.find(({ id }) => id === project.id)}
                />
              ))}
            </ul>
          )}
        </AsyncView>
      )}
      <NewProjectDrawer
        open={isMaking}
        onClose={() => setMaking(false)}
        onMade={() => {
          all.retry();
          onImported();
        }}
      />
    </div>
  );
}
