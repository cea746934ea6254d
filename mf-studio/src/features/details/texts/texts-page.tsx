import { RoomPage } from '../../../lib/layout/room-page.tsx';
import { TextsRoom } from './texts-room.tsx';

/** `/studio/projects/:id/texts`: every text that visitors read, in both languages. */
export default function TextsPage() {
  return <RoomPage room="texts">{(project) => <TextsRoom project={project} />}</RoomPage>;
}
