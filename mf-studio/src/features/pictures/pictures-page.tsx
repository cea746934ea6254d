import { RoomPage } from '../../lib/layout/room-page.tsx';
import { messages } from './messages.ts';
import { PicturesRoom } from './pictures-room.tsx';

/** `/studio/projects/:id/pictures`: the views of a project, and how much of each is drawn. */
export default function PicturesPage() {
  return (
    <RoomPage room="pictures" messages={messages}>
      {(project) => <PicturesRoom project={project} />}
    </RoomPage>
  );
}
