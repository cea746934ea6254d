import { FormattedMessage } from 'react-intl';
import { useWords } from '../use-words.ts';
import type { PriceLine } from './facts.ts';
import styles from './facts-rail.module.css';

/** The price with the price of a square metre, or what stands in its place. */
export function PriceText({ line }: { line: PriceLine }) {
  const words = useWords();
  if (line.kind === 'none') return <div className={styles.noPrice} />;
  if (line.kind === 'on-request') {
    return (
      <p className={styles.onRequest}>
        <FormattedMessage id="apartment.price.on-request" />
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <span className={styles.euros}>{words.money(line.euros)}</span>
      {line.eurosPerM2 !== null && (
        <span className={styles.perArea}>
          <FormattedMessage id="apartment.price.per-m2" values={{ price: words.money(line.eurosPerM2) }} />
        </span>
      )}
    </p>
  );
}
