import type { Enquiry } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { DataList, Eyebrow } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './enquiry.module.css';

interface EnquiryProps {
  readonly enquiry: Enquiry;
}

/** Who asks, how and when they are reached, and what they wrote. */
export function EnquiryContact({ enquiry }: EnquiryProps) {
  const { firstName, lastName, emailAddress, phoneNumber, localeId, contactTime, note } = enquiry;
  return (
    <section className={styles.column}>
      <Eyebrow level={4}>
        <FormattedMessage id="studio.enquiries.buyer" />
      </Eyebrow>
      <p className={styles.name}>{`${firstName} ${lastName}`}</p>
      <p className={styles.reach}>
        <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
        {phoneNumber && <a href={`tel:${phoneNumber.replaceAll(' ', '')}`}>{phoneNumber}</a>}
      </p>
      <p className={styles.quiet}>
        <FormattedMessage
          id="studio.enquiries.writes"
          values={{ language: localeId, when: contactTime, isAsked: contactTime !== '' }}
        />
      </p>
      <Newsletter newsletter={enquiry.newsletter} />
      {note && <p className={styles.message}>{note}</p>}
    </section>
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
        id={`studio.enquiries.newsletter.${state}`}
        values={{ date: since ? asOf(since) : '' }}
      />
    </p>
  );
}

/** What it cost when it was asked for. */
export function EnquiryUnit({ enquiry: { priceEur } }: EnquiryProps) {
  const intl = useIntl();
  const { money } = useFormats();
  const none = intl.formatMessage({ id: 'studio.enquiries.no-price' });
  return (
    <section>
      <Eyebrow level={4}>
        <FormattedMessage id="studio.enquiries.home" />
      </Eyebrow>
      <DataList
        facts={[
          {
            label: intl.formatMessage({ id: 'studio.enquiries.price-then' }),
            value: priceEur === null ? none : money(priceEur),
          },
        ]}
      />
    </section>
  );
}
