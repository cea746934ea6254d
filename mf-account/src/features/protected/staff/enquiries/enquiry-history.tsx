import type { Enquiry } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { useIntl } from 'react-intl';
import styles from '../staff.module.css';

/** What was done with a price request, by whom and when; the oldest first. */
export function EnquiryHistory({ history }: Pick<Enquiry, 'history'>) {
  const intl = useIntl();
  const { asOf } = useFormats();
  if (history.length === 0) return null;
  return (
    <ol className={styles.history} aria-label={intl.formatMessage({ id: 'account.staff.history' })}>
      {history.map(({ at, by, state, note, former }, index) => (
        // Entries are only ever added at the end.
        <li key={index}>
          <span className={styles.when}>
            <time dateTime={at}>{asOf(at)}</time>
            {by !== null && ` · ${by}`}
            {state !== null && ` · ${intl.formatMessage({ id: `account.staff.state.${state}` })}`}
          </span>
          {note !== null && <span className={styles.note}>{note}</span>}
          {former && <Former former={former} />}
        </li>
      ))}
    </ol>
  );
}

/** What the request said before its sender corrected it; what it says now stands above. */
function Former({ former }: { readonly former: NonNullable<Enquiry['history'][number]['former']> }) {
  const intl = useIntl();
  const fields = Object.entries(former).map(([name, value]) => {
    const label = intl.formatMessage({ id: `account.staff.amended.${name}` });
    return `${label}: ${value || intl.formatMessage({ id: 'account.staff.amended.empty' })}`;
  });
  return (
    <span className={styles.note}>
      {intl.formatMessage({ id: 'account.staff.amended' }, { fields: fields.join(' · ') })}
    </span>
  );
}
