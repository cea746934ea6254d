import { useFormats } from '@suite/i18n';
import { FormattedMessage } from 'react-intl';
import type { PriceLine } from './facts.ts';
import styles from './facts-rail.module.css';

/** The price with the price of a square metre, or what stands in its place. */
export function PriceText({ line }: { line: PriceLine }) {
  const formats = useFormats();
  if (line.kind === 'none') return <div className={styles.noPrice} />;
  if (line.kind === 'on-request') {
    return (
      <p className={styles.onRequest}>
        <FormattedMessage id="common.priceOnRequest" />
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <span className={styles.euros}>{formats.money(line.euros)}</span>
      {line.eurosPerM2 !== null && (
        <span className={styles.perArea}>{formats.pricePerArea(line.eurosPerM2)}</span>
      )}
    </p>
  );
}
