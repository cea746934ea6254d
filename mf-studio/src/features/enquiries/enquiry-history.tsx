import type { Enquiry } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Eyebrow } from '@suite/ui';
import { useId } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import styles from './enquiry.module.css';

type Entry = Enquiry['history'][number];

/** What was done with a request, by whom and when; the oldest first. */
export function EnquiryHistory({ enquiry: { history, createdAt } }: { readonly enquiry: Enquiry }) {
  const intl = useIntl();
  const id = useId();
  return (
    <section>
      <Eyebrow level={4} id={id}>
        <FormattedMessage id="studio.enquiries.history" />
      </Eyebrow>
      <ol className={styles.history} aria-labelledby={id}>
        <Line at={createdAt} by={null} what={intl.formatMessage({ id: 'studio.enquiries.arrived' })} />
        {history.map((entry, index) => (
          // Entries are only ever added at the end.
          <Line key={index} at={entry.at} by={entry.by} what={doneIn(intl, entry)} note={entry.note} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly at: string;
  readonly by: string | null;
  readonly what: string;
  readonly note?: string | null;
}

function Line({ at, by, what, note = null }: LineProps) {
  const { asOf } = useFormats();
  return (
    <li>
      <time dateTime={at}>{asOf(at)}</time>
      <div>
        {what}
        {by !== null && <small>{by}</small>}
        {note !== null && <p className={styles.message}>{note}</p>}
      </div>
    </li>
  );
}

function doneIn(intl: IntlShape, { state, note, assignment, former }: Entry): string {
  const said = [
    state !== null && intl.formatMessage({ id: `studio.enquiries.state.${state}` }),
    assignment && assignedIn(intl, assignment),
    former && formerIn(intl, former),
  ].filter(Boolean);
  const isNoteAlone = said.length === 0 && note !== null;
  return isNoteAlone ? intl.formatMessage({ id: 'studio.enquiries.note' }) : said.join(' · ');
}

function assignedIn(intl: IntlShape, { kind, assignee }: NonNullable<Entry['assignment']>): string {
  if (kind === 'released') return intl.formatMessage({ id: 'studio.enquiries.released' });
  const name = assignee ?? intl.formatMessage({ id: 'studio.enquiries.gone' });
  return intl.formatMessage({ id: 'studio.enquiries.given' }, { name });
}

/** What the request said before its sender corrected it; what it says now stands above. */
function formerIn(intl: IntlShape, former: NonNullable<Entry['former']>): string {
  const fields = Object.entries(former).map(([name, value]) => {
    const label = intl.formatMessage({ id: `studio.enquiries.amended.${name}` });
    return `${label}: ${value || intl.formatMessage({ id: 'studio.enquiries.amended.empty' })}`;
  });
  return intl.formatMessage({ id: 'studio.enquiries.amended' }, { fields: fields.join(' · ') });
}
