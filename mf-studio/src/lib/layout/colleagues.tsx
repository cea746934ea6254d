import { Icon } from '@suite/ui';
import { USER_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROOMS, type Room } from '../rooms.ts';
import styles from './studio-layout.module.css';
import { useColleagues } from './use-colleagues.ts';

const isRoom = (name: string): name is Room => (ROOMS as readonly string[]).includes(name);

interface ColleaguesProps {
  readonly projectId: number;
  /** Where this person is. */
  readonly room: Room;
}

/** Who else has the project open, and in which room: two at the same thing may want to talk. */
export function Colleagues({ projectId, room }: ColleaguesProps) {
  const intl = useIntl();
  const colleagues = useColleagues(projectId, room);
  if (colleagues.length === 0) return null;
  return (
    <ul
      className={styles.colleagues}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'studio.colleagues' })}
    >
      {colleagues.map((one) => (
        <li key={one.id} className={styles.colleague}>
          <Icon path={USER_CIRCLE} size={20} />
          <span>
            {one.name}
            {isRoom(one.room) && (
              <small>
                <FormattedMessage id={`studio.room.${one.room}`} />
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
