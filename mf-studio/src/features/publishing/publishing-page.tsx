import { RoomBody } from '../../lib/layout/room-body.tsx';
import { RoomPage } from '../../lib/layout/room-page.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { messages } from './messages.ts';
import { Publishing } from './publishing.tsx';

/** `/studio/projects/:id/publishing`: what of a project visitors see at all. */
export default function PublishingPage() {
  return <RoomPage room="publishing" messages={messages} content={PublishingRoom} />;
}

function PublishingRoom({ project }: { readonly project: StaffProject }) {
  return (
    <RoomBody room="publishing">
      <Publishing projectId={project.id} roles={project.roles} />
    </RoomBody>
  );
}
