import type { BuildingScreenModel } from '../screen-model.ts';
import styles from './zero-card.module.css';
import { ZeroResult } from './zero-result.tsx';

/** Stands over the faded picture while no filter's own card says that nothing matches. */
export function ZeroCard({ screen }: { readonly screen: BuildingScreenModel }) {
  return (
    <section className={styles.card} data-float="card">
      <ZeroResult screen={screen} />
    </section>
  );
}
