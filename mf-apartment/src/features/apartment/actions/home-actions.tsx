import { togglePanel } from '@suite/bus';
import type { Apartment } from '@suite/contracts';
import { Button } from '@suite/ui';
import { CALCULATOR } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { priceLine } from '../facts/facts.ts';
import styles from './home-actions.module.css';

/** What can be done about a home. */
export function HomeActions({ apartment }: { apartment: Apartment }) {
  const { kind } = priceLine(apartment);
  return (
    <div className={styles.actions}>
      {kind !== 'none' && (
        <Button variant="primary" full onPress={() => togglePanel('ask-for-price')}>
          <FormattedMessage id={kind === 'on-request' ? 'common.askForPrice' : 'common.requestInformation'} />
        </Button>
      )}
      {kind === 'price' && (
        <Button icon={CALCULATOR} full onPress={() => togglePanel('calculator')}>
          <FormattedMessage id="common.calculator" />
        </Button>
      )}
    </div>
  );
}
