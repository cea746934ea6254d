import { RecordsPage } from '../../lib/layout/room-page.tsx';
import { messages } from './messages.ts';
import { SignOnSettings } from './sign-on-settings.tsx';

/** `/studio/projects/:id/single-sign-on`: the login of the organisation of a project. */
export default function SignOnSettingsPage() {
  return (
    <RecordsPage room="signOn" messages={messages}>
      {(project) => <SignOnSettings projectId={project.id} />}
    </RecordsPage>
  );
}
