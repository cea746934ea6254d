import { Icon } from '@suite/ui';
import { useIntl } from 'react-intl';
import styles from './zoom-surface.module.css';

export interface ZoomButtonProps {
  /** Path data of the icon. */
  readonly icon: string;
  /** Id of the message with its name. */
  readonly labelId: string;
  /** Has nothing to do now. It stays in the tab order, so that the focus is not lost at a limit. */
  readonly idle: boolean;
  readonly onPress: () => void;
}

export function ZoomButton({ icon, labelId, idle, onPress }: ZoomButtonProps) {
  const label = useIntl().formatMessage({ id: labelId });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={idle}
      onClick={idle ? undefined : onPress}
    >
      <Icon path={icon} />
    </button>
  );
}
