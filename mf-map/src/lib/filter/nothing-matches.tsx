import { ZeroResult } from '@suite/filters';
import styles from './nothing-matches.module.css';
import type { PageFilter } from './use-page-filter.ts';

/** In a list: that nothing matches and what to take off; nothing while something does. */
export function NothingMatches({ model }: { readonly model: PageFilter }) {
  if (model.matchedIds?.size !== 0) return null;
  return (
    <div className={styles.zero}>
      <ZeroResult model={model} />
    </div>
  );
}
