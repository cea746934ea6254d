import { StudioLayout } from '../../lib/layout/studio-layout.tsx';
import { ProjectPage } from '../../lib/project-page.tsx';
import { Overview } from './overview.tsx';

/** `/studio/projects/:id`: what is ready and what is missing, and the versions. */
export default function OverviewPage() {
  return (
    <ProjectPage room="overview">
      {(project) => (
        <StudioLayout project={project}>
          <Overview key={project.id} project={project} />
        </StudioLayout>
      )}
    </ProjectPage>
  );
}
