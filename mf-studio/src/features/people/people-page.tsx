import { RoomBody } from '../../lib/layout/room-body.tsx';
import { RoomPage } from '../../lib/layout/room-page.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { messages } from './messages.ts';
import { People } from './people.tsx';

/** `/studio/projects/:id/accounts`: who may what on a project, and why. */
export default function PeoplePage() {
  return <RoomPage room="people" messages={messages} content={PeopleRoom} />;
}

function PeopleRoom({ project }: { readonly project: StaffProject }) {
  return (
    <RoomBody room="people">
      <People projectId={project.id} />
    </RoomBody>
  );
}
