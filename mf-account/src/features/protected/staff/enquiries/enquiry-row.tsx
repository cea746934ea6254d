import type { Enquiry } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Button } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../staff.module.css';
import { EnquiryHistory } from './enquiry-history.tsx';
import { NEXT_STATE } from './next-state.ts';
import { NoteForm } from './note-form.tsx';
import type { EnquiriesState } from './use-enquiries.ts';

export interface EnquiryRowProps {
  readonly enquiry: Enquiry;
  readonly state: EnquiriesState;
}

/** A price request: who asked for what, what was done, and what can be done next. */
export function EnquiryRow({ enquiry, state }: EnquiryRowProps) {
  const intl = useIntl();
  const [isNoting, setNoting] = useState(false);
  const next = NEXT_STATE[enquiry.state];
  const name = `${enquiry.unit} · ${enquiry.firstName} ${enquiry.lastName}`;
  const save = async (note: string) => {
    if (!(await state.change(enquiry.id, { note }))) throw new Error('The note was not saved');
    setNoting(false);
  };
  return (
    <li className={styles.enquiry}>
      <div className={styles.facts}>
        <h3 className={styles.name}>{name}</h3>
        <Contact enquiry={enquiry} />
        <Newsletter newsletter={enquiry.newsletter} />
        {enquiry.note && <p className={styles.note}>{enquiry.note}</p>}
        <EnquiryHistory history={enquiry.history} />
        {isNoting && (
          <NoteForm
            enquiryId={enquiry.id}
            isSending={state.isRunning}
            onSave={save}
            onCancel={() => setNoting(false)}
          />
        )}
      </div>
      <div className={styles.does}>
        <p className={styles.state} data-state={enquiry.state}>
          <FormattedMessage id={`account.staff.state.${enquiry.state}`} />
        </p>
        <Button
          size={40}
          pending={state.isRunning}
          aria-label={`${intl.formatMessage({ id: next.label })}: ${name}`}
          onPress={() => void state.change(enquiry.id, { state: next.state })}
        >
          <FormattedMessage id={next.label} />
        </Button>
        {!isNoting && (
          <Button
            size={40}
            variant="quiet"
            aria-label={`${intl.formatMessage({ id: 'account.staff.add-note' })}: ${name}`}
            onPress={() => setNoting(true)}
          >
            <FormattedMessage id="account.staff.add-note" />
          </Button>
        )}
      </div>
    </li>
  );
}

function Contact({ enquiry }: { readonly enquiry: Enquiry }) {
  const { asOf } = useFormats();
  const { emailAddress, phoneNumber, contactTime, createdAt } = enquiry;
  return (
    <p className={styles.quiet}>
      <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
      {phoneNumber && <a href={`tel:${phoneNumber.replaceAll(' ', '')}`}>{phoneNumber}</a>}
      {contactTime && <span>{contactTime}</span>}
      <time dateTime={createdAt}>{asOf(createdAt)}</time>
    </p>
  );
}

/** Whether the person may be sent the newsletter, and since when; nothing where there is none. */
function Newsletter({ newsletter }: Pick<Enquiry, 'newsletter'>) {
  const { asOf } = useFormats();
  if (!newsletter) return null;
  const { state, askedAt, confirmedAt, withdrawnAt } = newsletter;
  const since = { none: null, asked: askedAt, confirmed: confirmedAt, withdrawn: withdrawnAt }[state];
  return (
    <p className={styles.quiet} data-newsletter={state}>
      <FormattedMessage
        id={`account.staff.newsletter.${state}`}
        values={{ date: since ? asOf(since) : '' }}
      />
    </p>
  );
}
