import { RecordsPage } from '../../lib/layout/room-page.tsx';
import { messages } from './messages.ts';
import { People } from './people.tsx';

/** `/studio/projects/:id/accounts`: who may what on a project, and why. */
export default function PeoplePage() {
  return (
    <RecordsPage room="people" messages={messages}>
      {(project) => <People projectId={project.id} />}
    </RecordsPage>
  );
}
