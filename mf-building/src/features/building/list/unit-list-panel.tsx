import { IconButton } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import { ListContents } from './list-contents-later.tsx';
import { ListHead, useListTitle } from './list-head.tsx';
import styles from './unit-list-panel.module.css';

/** Every home of the building that matches, also those without a shape in the picture, beside the picture. */
export function UnitListPanel() {
  const { setList } = useScreen('setList');
  const { formatMessage } = useIntl();
  const titleId = useId();
  const close = (
    <IconButton
      icon={X}
      label={formatMessage({ id: 'building.list.close' })}
      onPress={() => setList(false)}
    />
  );
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <ListHead titleId={titleId} action={close} />
      <div className={styles.scroll}>
        <ListContents label={useListTitle()} zero="here" />
      </div>
    </section>
  );
}
