import { isAllowed } from '@suite/access';
import { AsyncView } from '@suite/explorer';
import { Button, StateCard } from '@suite/ui';
import { HOUSE, PLUS } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SuiteLayout } from '../../lib/layout/suite-layout.tsx';
import { type Staff, StudioPage } from '../../lib/studio-page.tsx';
import { useAllProjects } from '../../lib/use-project-facts.ts';
import { NewProjectDrawer } from './new-project-drawer.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './projects.module.css';

/** `/studio`: the projects that the person works on. */
export default function ProjectsPage() {
  return <StudioPage>{(staff) => <Projects {...staff} />}</StudioPage>;
}

function Projects({ projects, roles, retry }: Staff) {
  const intl = useIntl();
  const all = useAllProjects();
  const [isMaking, setMaking] = useState(false);
  const mayCreate = projects.some(({ roles }) => isAllowed(roles, 'project:create')) || projects.length === 0;
  return (
    <SuiteLayout
      page="projects"
      roles={roles}
      action={
        mayCreate && (
          <Button icon={PLUS} onPress={() => setMaking(true)}>
            <FormattedMessage id="studio.new-project" />
          </Button>
        )
      }
    >
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
          retry();
        }}
      />
    </SuiteLayout>
  );
}
