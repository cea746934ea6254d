import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { togglePanel } from '@suite/bus';
import { calculateLoan, initialLoan } from '@suite/domain';
import { useFormats } from '@suite/i18n';
import { Button, IconButton, useViewport } from '@suite/ui';
import { CALCULATOR } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShowSimilar } from '../similar/show-similar.tsx';
import styles from './unit-actions.module.css';

/** The request, and where there is a price what it comes to in a month; of a home that is gone the way to others. */
export function AskButtons({ unit }: { readonly unit: Unit }) {
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
      {state.kind === 'priced' && <MonthlyPayment euros={state.price} />}
    </div>
  );
}

/** Opens the calculator, and says what it begins with: no other sum may stand there. */
function MonthlyPayment({ euros }: { readonly euros: number }) {
  const intl = useIntl();
  const formats = useFormats();
  // On phones it stands at the bottom of the window, beside the request.
  const isSmall = useViewport() === 'small';
  const open = () => togglePanel('calculator');
  if (isSmall) {
    const label = intl.formatMessage({ id: 'common.calculator' });
    return <IconButton icon={CALCULATOR} label={label} onPress={open} />;
  }
  const { monthlyPayment } = calculateLoan(initialLoan(euros));
  return (
    <Button icon={CALCULATOR} full onPress={open}>
      <FormattedMessage id="apartment.monthly" values={{ payment: formats.money(monthlyPayment) }} />
    </Button>
  );
}
