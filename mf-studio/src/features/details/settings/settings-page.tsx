import { StudioLayout } from '../../../lib/layout/studio-layout.tsx';
import { ProjectPage } from '../../../lib/project-page.tsx';
import { SettingsRoom } from './settings-room.tsx';

/** `/studio/projects/:id/settings`: what visitors see of a project, its colours and its place. */
export default function SettingsPage() {
  return (
    <ProjectPage room="settings">
      {(project) => (
        <StudioLayout project={project}>
          <SettingsRoom key={project.id} project={project} />
        </StudioLayout>
      )}
    </ProjectPage>
  );
}
