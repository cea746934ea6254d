import { useRead } from '@suite/api-client';
import { exportEnquiries, readEnquiries, updateEnquiry } from '@suite/api-client/staff';
import type { Enquiry } from '@suite/contracts';
import { useFormats } from '@suite/i18n';
import { Button, StateCard, Switch } from '@suite/ui';
import { DOWNLOAD_SIMPLE, ENVELOPE_SIMPLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureNote } from '../../../lib/form/failure-note.tsx';
import { offerFile } from '../../../lib/offer-file.ts';
import { ReadFrame } from './read-frame.tsx';
import styles from './staff.module.css';
import { useAction } from './use-action.ts';

/** Price requests of a project, the newest first. */
export function Enquiries({ projectId }: { readonly projectId: number }) {
  const intl = useIntl();
  const read = useRead(readEnquiries(projectId));
  const { isRunning, failure, run } = useAction();
  const download = () =>
    run(async () => offerFile(await exportEnquiries(projectId), `enquiries-${projectId}.csv`));
  const fulfil = (id: number, fulfilled: boolean) =>
    run(async () => {
      await updateEnquiry(id, { fulfilled });
      read.retry();
    });
  return (
    <ReadFrame read={read}>
      {(enquiries) =>
        enquiries.length === 0 ? (
          <StateCard
            icon={ENVELOPE_SIMPLE}
            title={intl.formatMessage({ id: 'account.staff.no-enquiries' })}
          />
        ) : (
          <>
            <FailureNote failure={failure} />
            <div className={styles.bar}>
              <p className={styles.count}>
                <FormattedMessage id="account.staff.open" values={{ count: countOpen(enquiries) }} />
              </p>
              <Button size={40} icon={DOWNLOAD_SIMPLE} pending={isRunning} onPress={download}>
                <FormattedMessage id="account.staff.csv" />
              </Button>
            </div>
            <ul className={styles.list}>
              {enquiries.map((one) => (
                <EnquiryRow key={one.id} enquiry={one} onFulfil={(on) => fulfil(one.id, on)} />
              ))}
            </ul>
          </>
        )
      }
    </ReadFrame>
  );
}

function countOpen(enquiries: readonly Enquiry[]): number {
  return enquiries.filter(({ fulfilledAt }) => fulfilledAt === null).length;
}

interface EnquiryRowProps {
  readonly enquiry: Enquiry;
  readonly onFulfil: (fulfilled: boolean) => void;
}

function EnquiryRow({ enquiry, onFulfil }: EnquiryRowProps) {
  const intl = useIntl();
  const { asOf } = useFormats();
  const { unit, firstName, lastName, emailAddress, phoneNumber, note, contactTime, createdAt } = enquiry;
  return (
    <li className={styles.enquiry}>
      <div>
        <h3 className={styles.name}>{`${unit} · ${firstName} ${lastName}`}</h3>
        <p className={styles.quiet}>
          <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
          {phoneNumber && <a href={`tel:${phoneNumber.replaceAll(' ', '')}`}>{phoneNumber}</a>}
          {contactTime && <span>{contactTime}</span>}
          <time dateTime={createdAt}>{asOf(createdAt)}</time>
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <Switch
        label={intl.formatMessage({ id: 'account.staff.fulfilled' })}
        on={enquiry.fulfilledAt !== null}
        onChange={onFulfil}
      />
    </li>
  );
}
