import { Button } from '@suite/ui';
import { useIntl } from 'react-intl';
import { AllSection } from '../filter/all-section.tsx';
import { ZeroResult } from '../filter/zero-result.tsx';
import type { BuildingScreenModel } from '../screen-model.ts';
import styles from './filter-sheet.module.css';
import { PhoneSheet } from './phone-sheet.tsx';

export interface FilterSheetProps {
  readonly screen: BuildingScreenModel;
  readonly onClose: () => void;
}

/** All filters on a phone, one section each; the picture above follows every choice. */
export function FilterSheet({ screen, onClose }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  const count = screen.matchedIds?.size ?? screen.total;
  return (
    <PhoneSheet
      title={formatMessage({ id: 'common.filters' })}
      height="tall"
      onClose={onClose}
      headerAction={
        <Button variant="quiet" onPress={screen.resetAll}>
          {formatMessage({ id: 'common.resetAll' })}
        </Button>
      }
      footer={
        <Button full variant="primary" disabled={count === 0} onPress={onClose}>
          {count === 0
            ? formatMessage({ id: 'common.noResults' })
            : formatMessage({ id: 'common.showHomes' }, { count })}
        </Button>
      }
    >
      <AllSection screen={screen} />
      {count === 0 && (
        <div className={styles.zero}>
          <ZeroResult screen={screen} />
        </div>
      )}
    </PhoneSheet>
  );
}
