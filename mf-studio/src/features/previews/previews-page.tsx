import { RoomBody } from '../../lib/layout/room-body.tsx';
import { RoomPage } from '../../lib/layout/room-page.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { messages } from './messages.ts';
import { PreviewLinks } from './preview-links.tsx';

/** `/studio/projects/:id/previews`: links that show a project in private preview. */
export default function PreviewLinksPage() {
  return <RoomPage room="previews" messages={messages} content={PreviewLinksRoom} />;
}

function PreviewLinksRoom({ project }: { readonly project: StaffProject }) {
  return (
    <RoomBody room="previews">
      <PreviewLinks projectId={project.id} roles={project.roles} />
    </RoomBody>
  );
}
