import { clearSelection, selectProject, setPageTitle, useNotFound } from '@suite/bus';
import { parseId } from '@suite/contracts';
import { ErrorPage } from '@suite/explorer';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import type { Room } from './rooms.ts';
import { NotForYou, type StaffProject, StudioPage } from './studio-page.tsx';
import { useProjectFacts } from './use-project-facts.ts';

interface ProjectPageProps {
  readonly room: Room;
  readonly children: (project: StaffProject) => ReactNode;
}

/** A room of the project that the address names, for who may enter it. */
export function ProjectPage({ room, children }: ProjectPageProps) {
  const id = parseId(useParams().id);
  return (
    <StudioPage>
      {({ projects }) => {
        const project = projects.find((one) => one.id === id);
        if (!project) return <UnknownProject />;
        if (!project.rooms.includes(room)) return <NotForYou />;
        return <Opened project={project}>{children}</Opened>;
      }}
    </StudioPage>
  );
}

interface OpenedProps {
  readonly project: StaffProject;
  readonly children: (project: StaffProject) => ReactNode;
}

function Opened({ project, children }: OpenedProps) {
  const title = useIntl().formatMessage({ id: 'studio.title-of' }, { name: project.name });
  const isPublished = useProjectFacts(project.id)?.publish ?? false;
  useEffect(() => {
    clearSelection();
    // Colours and logo of the bar are those that visitors see; a project that was never published has none.
    selectProject(isPublished ? project.id : null);
    setPageTitle(title);
  }, [project.id, isPublished, title]);
  return children(project);
}

/** The same for what is not there and for what is somebody else's. */
function UnknownProject() {
  const intl = useIntl();
  useNotFound();
  return (
    <ErrorPage
      icon={WARNING_CIRCLE}
      title={intl.formatMessage({ id: 'studio.no-such-project' })}
      text={intl.formatMessage({ id: 'studio.no-such-project-text' })}
      status={404}
    />
  );
}
