import type { MessageSet } from '@suite/i18n';
import { Fragment, type ReactNode } from 'react';
import { ProjectPage } from '../project-page.tsx';
import { RoomIntl } from '../room-intl.tsx';
import type { Room } from '../rooms.ts';
import type { StaffProject } from '../studio-page.tsx';
import { RoomBody } from './room-body.tsx';
import { StudioLayout } from './studio-layout.tsx';

interface RoomPageProps {
  readonly room: Room;
  /** Texts of the room alone, where it has some. */
  readonly messages?: MessageSet;
  readonly children: (project: StaffProject) => ReactNode;
}

const NO_MESSAGES: MessageSet = { en: {}, rs: {} };

/** The page of a room that has no panel. */
export function RoomPage({ room, messages = NO_MESSAGES, children }: RoomPageProps) {
  return (
    <ProjectPage room={room}>
      {(project) => (
        <StudioLayout project={project} room={room}>
          <RoomIntl messages={messages}>
            <Fragment key={project.id}>{children(project)}</Fragment>
          </RoomIntl>
        </StudioLayout>
      )}
    </ProjectPage>
  );
}

/** The page of a room that is read from top to bottom, below its name. */
export function RecordsPage({ room, children, ...page }: RoomPageProps) {
  return (
    <RoomPage room={room} {...page}>
      {(project) => <RoomBody room={room}>{children(project)}</RoomBody>}
    </RoomPage>
  );
}
