import { useFloat } from '@suite/explorer';
import type { FilterModel } from '../filter-model.ts';
import styles from './zero-card.module.css';
import { ZeroResult } from './zero-result.tsx';

/** Stands over the faded picture while no filter's own card says that nothing matches. */
export function ZeroCard({ model }: { readonly model: FilterModel }) {
  return (
    <section className={styles.card} ref={useFloat('card')}>
      <ZeroResult model={model} />
    </section>
  );
}
