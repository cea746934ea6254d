import { RoomBody } from '../../lib/layout/room-body.tsx';
import { RoomPage } from '../../lib/layout/room-page.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { messages } from './messages.ts';
import { SignOnSettings } from './sign-on-settings.tsx';

/** `/studio/projects/:id/single-sign-on`: the login of the organisation of a project. */
export default function SignOnSettingsPage() {
  return <RoomPage room="signOn" messages={messages} content={SignOnSettingsRoom} />;
}

function SignOnSettingsRoom({ project }: { readonly project: StaffProject }) {
  return (
    <RoomBody room="signOn">
      <SignOnSettings projectId={project.id} />
    </RoomBody>
  );
}
