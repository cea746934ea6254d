import type { HoverStore } from '@suite/explorer';
import { IconButton } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { BuildingScreenModel } from '../screen-model.ts';
import { ListBody } from './list-body.tsx';
import { ListHead, useListTitle } from './list-head.tsx';
import styles from './unit-list-panel.module.css';

export interface UnitListPanelProps {
  readonly screen: BuildingScreenModel;
  readonly hover: HoverStore<number>;
}

/** Every home of the building that matches, also those without a shape in the picture, beside the picture. */
export function UnitListPanel({ screen, hover }: UnitListPanelProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const close = (
    <IconButton
      icon={X}
      label={formatMessage({ id: 'building.list.close' })}
      onPress={() => screen.setList(false)}
    />
  );
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <ListHead screen={screen} titleId={titleId} action={close} />
      <div className={styles.scroll}>
        <ListBody screen={screen} hover={hover} label={useListTitle(screen)} zero="here" />
      </div>
    </section>
  );
}
