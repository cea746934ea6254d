import { StudioLayout } from '../../lib/layout/studio-layout.tsx';
import { ProjectPage } from '../../lib/project-page.tsx';
import { PicturesRoom } from './pictures-room.tsx';

/** `/studio/projects/:id/pictures`: the views of a project, and how much of each is drawn. */
export default function PicturesPage() {
  return (
    <ProjectPage room="pictures">
      {(project) => (
        <StudioLayout project={project}>
          <PicturesRoom key={project.id} project={project} />
        </StudioLayout>
      )}
    </ProjectPage>
  );
}
