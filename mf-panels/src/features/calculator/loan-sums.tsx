import type { LoanResult } from '@suite/domain';
import { useFormats } from '@suite/i18n';
import { FormattedMessage } from 'react-intl';
import styles from './calculator.module.css';

/** The three sums of a loan. */
export function LoanSums({ loan }: { loan: LoanResult }) {
  const { money } = useFormats();
  return (
    <dl className={styles.sums}>
      <dt>
        <FormattedMessage id="panels.calculator.loanAmount" />
      </dt>
      <dd>{money(loan.principal)}</dd>
      <dt>
        <FormattedMessage id="panels.calculator.totalInterest" />
      </dt>
      <dd>{money(loan.totalInterest)}</dd>
      <dt className={styles.total}>
        <FormattedMessage id="panels.calculator.totalPaid" />
      </dt>
      <dd className={styles.total}>{money(loan.totalPaid)}</dd>
    </dl>
  );
}
