import { RoomPage } from '../../lib/layout/room-page.tsx';
import { EnquiriesRoom } from './enquiries-room.tsx';
import { messages } from './messages.ts';

/** `/studio/projects/:id/requests`: price requests of a project, and the one that the address names. */
export default function EnquiriesPage() {
  return (
    <RoomPage room="enquiries" messages={messages}>
      {(project) => <EnquiriesRoom project={project} />}
    </RoomPage>
  );
}
