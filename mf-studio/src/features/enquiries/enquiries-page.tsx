import { RoomPage } from '../../lib/layout/room-page.tsx';
import { EnquiriesRoom } from './enquiries-room.tsx';

/** `/studio/projects/:id/requests`: price requests of a project, and the one that the address names. */
export default function EnquiriesPage() {
  return <RoomPage room="enquiries" content={EnquiriesRoom} />;
}
