import { Heading } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Room } from '../rooms.ts';
import styles from './room-body.module.css';

interface RoomBodyProps {
  readonly room: Room;
  readonly children: ReactNode;
}

/** A room that is read from top to bottom: its name, and what it lists below. */
export function RoomBody({ room, children }: RoomBodyProps) {
  return (
    <div className={styles.body}>
      <Heading level={2}>
        <FormattedMessage id={`studio.room.${room}`} />
      </Heading>
      {children}
    </div>
  );
}
