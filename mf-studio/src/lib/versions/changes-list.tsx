import { FormattedMessage } from 'react-intl';
import type { KindChanges } from './change-summary.ts';
import { useKindCount } from './use-kind-count.ts';
import styles from './versions.module.css';

const WAYS = ['added', 'changed', 'removed'] as const;

/** What is new, changed and gone of each kind, with the first of their keys. */
export function ChangesList({ changes }: { readonly changes: readonly KindChanges[] }) {
  const kindCount = useKindCount();
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.kind}>
          <dt>
            {kindCount({
              kind: change.kind,
              count: change.added.count + change.changed.count + change.removed.count,
            })}
          </dt>
          {WAYS.filter((way) => change[way].count > 0).map((way) => (
            <dd key={way} data-way={way}>
              <span>
                <FormattedMessage id={`studio.changes.${way}`} values={{ count: change[way].count }} />
              </span>{' '}
              <span className={styles.keys}>
                {change[way].keys.join(', ')}
                {change[way].count > change[way].keys.length && ' …'}
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
