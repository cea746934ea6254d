import { RoomPage } from '../../../lib/layout/room-page.tsx';
import { SettingsRoom } from './settings-room.tsx';

/** `/studio/projects/:id/settings`: what visitors see of a project, its colours and its place. */
export default function SettingsPage() {
  return <RoomPage room="settings">{(project) => <SettingsRoom project={project} />}</RoomPage>;
}
