import { RoomPage } from '../../lib/layout/room-page.tsx';
import { messages } from './messages.ts';
import { Overview } from './overview.tsx';

/** `/studio/projects/:id`: what is ready and what is missing, and the versions. */
export default function OverviewPage() {
  return (
    <RoomPage room="overview" messages={messages}>
      {(project) => <Overview project={project} />}
    </RoomPage>
  );
}
