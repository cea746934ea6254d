import { StateCard, type StateCardProps } from '@suite/ui';
import styles from './state-page.module.css';

/** A state in place of the whole page. */
export function StatePage(props: Omit<StateCardProps, 'layout'>) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <StateCard {...props} layout="stacked" />
      </div>
    </div>
  );
}
