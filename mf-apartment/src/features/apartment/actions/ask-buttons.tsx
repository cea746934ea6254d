import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { togglePanel } from '@suite/bus';
import { Button, IconButton } from '@suite/ui';
import { CALCULATOR } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShowSimilar } from './show-similar.tsx';
import styles from './unit-actions.module.css';

/** The request, and where there is a price the way to the calculator; of a home that is gone the way to others. */
export function AskButtons({ unit }: { readonly unit: Unit }) {
  const intl = useIntl();
  const state = commercialState(unit);
  if (state.kind === 'gone') {
    return (
      <div className={styles.ask}>
        <ShowSimilar unit={unit} />
      </div>
    );
  }
  const id = state.kind === 'on-request' ? 'common.askForPrice' : 'common.requestInformation';
  return (
    <div className={styles.ask}>
      <Button variant="primary" full onPress={() => togglePanel('ask-for-price')}>
        <FormattedMessage id={id} />
      </Button>
      {state.kind === 'priced' && (
        <IconButton
          icon={CALCULATOR}
          label={intl.formatMessage({ id: 'common.calculator' })}
          onPress={() => togglePanel('calculator')}
        />
      )}
    </div>
  );
}
