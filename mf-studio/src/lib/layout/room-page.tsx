import type { ComponentType } from 'react';
import { ProjectPage } from '../project-page.tsx';
import type { Room } from '../rooms.ts';
import type { StaffProject } from '../studio-page.tsx';
import { StudioLayout } from './studio-layout.tsx';

interface RoomPageProps {
  readonly room: Room;
  readonly content: ComponentType<{ readonly project: StaffProject }>;
}

/** The page of a room that has no panel. */
export function RoomPage({ room, content: Content }: RoomPageProps) {
  return (
    <ProjectPage room={room}>
      {(project) => (
        <StudioLayout project={project}>
          <Content key={project.id} project={project} />
        </StudioLayout>
      )}
    </ProjectPage>
  );
}
