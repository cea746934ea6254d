import { Button } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import styles from '../staff.module.css';
import { pagesOf } from './pages.ts';
import type { EnquiriesState } from './use-enquiries.ts';

/** How many there are, and the way to the others. */
export function Pager({ state: { read, page, turnTo, countRef } }: { readonly state: EnquiriesState }) {
  const total = read.data?.total;
  const pages = total === undefined ? page : pagesOf(total);
  return (
    <nav className={styles.bar}>
      <p ref={countRef} tabIndex={-1} role="status" className={styles.count}>
        {total !== undefined && total > 0 && (
          <FormattedMessage id="account.staff.count" values={{ count: total, page, pages }} />
        )}
      </p>
      {pages > 1 && (
        <div className={styles.actions}>
          <Button size={40} disabled={page === 1} onPress={() => turnTo(page - 1)}>
            <FormattedMessage id="common.previous" />
          </Button>
          <Button size={40} disabled={page >= pages} onPress={() => turnTo(page + 1)}>
            <FormattedMessage id="common.next" />
          </Button>
        </div>
      )}
    </nav>
  );
}
