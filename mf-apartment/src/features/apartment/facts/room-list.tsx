import type { Room } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Eyebrow } from '@suite/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './facts-rail.module.css';

export interface RoomListProps {
  readonly rooms: readonly Room[];
  /** The areas are those of a typical plan. */
  readonly isTypical: boolean;
}

/** Rooms of the plan with their areas: also what the small names in the drawing say. */
export function RoomList({ rooms, isTypical }: RoomListProps) {
  const formats = useFormats();
  const headId = useId();
  return (
    <section className={styles.section} aria-labelledby={headId}>
      <Eyebrow level={3} id={headId}>
        <FormattedMessage id={isTypical ? 'apartment.rooms.typical' : 'apartment.rooms.title'} />
      </Eyebrow>
      <dl className={styles.rooms}>
        {rooms.map((room, index) => (
          // Two bathrooms may well have the same name.
          <div key={`${index} ${room.name}`} className={styles.room}>
            <dt>{room.name}</dt>
            <dd>{formats.area(room.areaM2)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
