import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { useFormats, usePriceLabel } from '@suite/i18n';
import styles from './facts-rail.module.css';

/** The price with the price of a square metre, or what stands in its place. */
export function PriceText({ unit }: { readonly unit: Unit }) {
  const formats = useFormats();
  const label = usePriceLabel()(unit);
  const state = commercialState(unit);
  if (state.kind === 'on-request') return <p className={styles.onRequest}>{label}</p>;
  return (
    <p className={styles.price}>
      <span className={styles.euros}>{label}</span>
      {state.kind === 'priced' && state.pricePerM2 !== null && (
        <span className={styles.perArea}>{formats.pricePerArea(state.pricePerM2)}</span>
      )}
    </p>
  );
}
