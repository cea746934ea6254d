import { statusOf } from '@suite/domain';
import { IconButton, StatusGlyph } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from './changes-pill.module.css';
import { useChangesLabels } from './use-changes-labels.ts';

/** "Home 304 is now sold", for a while over the picture. */
export const ChangesPill = memo(function ChangesPill() {
  const { formatMessage } = useIntl();
  const { changes } = useScreen('changes');
  const labels = useChangesLabels(changes);
  const [first, ...rest] = changes.changed;
  if (!first) return null;
  const status = rest.length === 0 ? statusOf(first) : null;
  return (
    <div className={styles.pill}>
      {status && <StatusGlyph status={status} />}
      <p>{labels}</p>
      <IconButton
        icon={X}
        size={20}
        label={formatMessage({ id: 'building.live.close' })}
        onPress={changes.dismiss}
      />
    </div>
  );
});
