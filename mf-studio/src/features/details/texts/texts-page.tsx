import { StudioLayout } from '../../../lib/layout/studio-layout.tsx';
import { ProjectPage } from '../../../lib/project-page.tsx';
import { TextsRoom } from './texts-room.tsx';

/** `/studio/projects/:id/texts`: every text that visitors read, in both languages. */
export default function TextsPage() {
  return (
    <ProjectPage room="texts">
      {(project) => (
        <StudioLayout project={project}>
          <TextsRoom key={project.id} project={project} />
        </StudioLayout>
      )}
    </ProjectPage>
  );
}
