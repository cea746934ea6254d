import type { MessageSet } from '@suite/i18n';
import type { ComponentType } from 'react';
import { ProjectPage } from '../project-page.tsx';
import { RoomIntl } from '../room-intl.tsx';
import type { Room } from '../rooms.ts';
import type { StaffProject } from '../studio-page.tsx';
import { StudioLayout } from './studio-layout.tsx';

interface RoomPageProps {
  readonly room: Room;
  /** Texts of the room alone, where it has some. */
  readonly messages?: MessageSet;
  readonly content: ComponentType<{ readonly project: StaffProject }>;
}

const NO_MESSAGES: MessageSet = { en: {}, rs: {} };

/** The page of a room that has no panel. */
export function RoomPage({ room, messages = NO_MESSAGES, content: Content }: RoomPageProps) {
  return (
    <ProjectPage room={room}>
      {(project) => (
        <StudioLayout project={project}>
          <RoomIntl messages={messages}>
            <Content key={project.id} project={project} />
          </RoomIntl>
        </StudioLayout>
      )}
    </ProjectPage>
  );
}
