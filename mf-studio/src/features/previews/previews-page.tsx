import { RecordsPage } from '../../lib/layout/room-page.tsx';
import { messages } from './messages.ts';
import { PreviewLinks } from './preview-links.tsx';

/** `/studio/projects/:id/previews`: links that show a project in private preview. */
export default function PreviewLinksPage() {
  return (
    <RecordsPage room="previews" messages={messages}>
      {(project) => <PreviewLinks projectId={project.id} roles={project.roles} />}
    </RecordsPage>
  );
}
