import { RecordsPage } from '../../lib/layout/room-page.tsx';
import { messages } from './messages.ts';
import { Publishing } from './publishing.tsx';

/** `/studio/projects/:id/publishing`: what of a project visitors see at all. */
export default function PublishingPage() {
  return (
    <RecordsPage room="publishing" messages={messages}>
      {(project) => <Publishing projectId={project.id} roles={project.roles} />}
    </RecordsPage>
  );
}
