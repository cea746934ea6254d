import { priceOf } from '@suite/access';
import type { MonthlyOffer, Unit } from '@suite/api';
import { openCalculator } from '@suite/bus';
import { calculateLoan } from '@suite/domain';
import { formatDay, useFormats } from '@suite/i18n';
import { FormattedMessage } from 'react-intl';
import { useOrganization } from '../../../lib/use-organization.ts';
import styles from './facts-rail.module.css';

/** What the home costs a month by the loan that its organisation quotes, with all terms of it; nothing without one. */
export function MonthlyOfferLine({ unit }: { readonly unit: Unit }) {
  const price = priceOf(unit);
  const organization = useOrganization(price === null ? undefined : unit.projectId);
  if (price === null || !organization?.monthlyOffer) return null;
  return <Offer price={price} offer={organization.monthlyOffer} />;
}

function Offer({ price, offer }: { readonly price: number; readonly offer: MonthlyOffer }) {
  const { decimal, locale, money } = useFormats();
  const { bank, nominalRate, effectiveRate, years, downPaymentPercent, date } = offer;
  const terms = { downPaymentPercent, years, interestRate: nominalRate };
  const { monthlyPayment } = calculateLoan({ price, ...terms });
  // Terms that the calculator refuses are none.
  if (monthlyPayment <= 0) return null;
  return (
    <div className={styles.offer}>
      <button type="button" className={styles.monthly} onClick={() => openCalculator(terms)}>
        <FormattedMessage id="apartment.offer.monthly" values={{ sum: money(monthlyPayment) }} />
      </button>
      <p>
        <FormattedMessage
          id="apartment.offer.terms"
          values={{
            bank,
            nominal: decimal(nominalRate, 2),
            effective: decimal(effectiveRate, 2),
            years,
            downPayment: downPaymentPercent,
            date: formatDay(date, locale, 'UTC'),
          }}
        />
      </p>
    </div>
  );
}
