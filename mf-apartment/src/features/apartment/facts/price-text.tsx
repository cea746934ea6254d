import type { CommercialState } from '@suite/access';
import { useFormats } from '@suite/i18n';
import { FormattedMessage } from 'react-intl';
import styles from './facts-rail.module.css';

/** The price with the price of a square metre, or what stands in its place. */
export function PriceText({ state }: { state: CommercialState }) {
  const formats = useFormats();
  if (state.kind === 'gone') return <div className={styles.noPrice} />;
  if (state.kind === 'on-request') {
    return (
      <p className={styles.onRequest}>
        <FormattedMessage id="common.priceOnRequest" />
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <span className={styles.euros}>{formats.money(state.price)}</span>
      {state.pricePerM2 !== null && (
        <span className={styles.perArea}>{formats.pricePerArea(state.pricePerM2)}</span>
      )}
    </p>
  );
}
