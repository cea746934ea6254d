import type { Enquiry } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Button, Eyebrow, Icon } from '@suite/ui';
import { ARROW_COUNTER_CLOCKWISE, CHECK_CIRCLE, CLOCK, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { deliveryTo, type Recipient } from './change-enquiry.ts';
import { deliveryText } from './delivery-text.ts';
import styles from './enquiry.module.css';
import type { EnquiryModel } from './use-enquiry.ts';

const RECIPIENTS = ['office', 'sender'] as const satisfies readonly Recipient[];

interface EnquiryMailsProps {
  readonly enquiry: Enquiry;
  /** Null for who only reads. */
  readonly model: EnquiryModel | null;
}

/** How the mails about a request fare; one that failed is sent again, earlier ones are opened. */
export function EnquiryMails({ enquiry, model }: EnquiryMailsProps) {
  const { earlierMails } = enquiry;
  return (
    <section>
      <Eyebrow level={4}>
        <FormattedMessage id="studio.enquiries.mails" />
      </Eyebrow>
      <ul className={styles.mails}>
        {RECIPIENTS.map((to) => (
          <Mail key={to} to={to} delivery={deliveryTo(to, enquiry)}>
            {model && <SendAgain to={to} enquiry={enquiry} model={model} />}
          </Mail>
        ))}
      </ul>
      {earlierMails.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            <FormattedMessage id="studio.enquiries.mail.earlier" values={{ count: earlierMails.length }} />
          </summary>
          <ul className={styles.mails}>
            {earlierMails.map((mail) => (
              <Mail key={mail.mailId} to={mail.recipient} delivery={mail} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface MailProps {
  readonly to: Recipient;
  readonly delivery: Enquiry['delivery'];
  readonly children?: React.ReactNode;
}

function Mail({ to, delivery, children }: MailProps) {
  const { asOf } = useFormats();
  const { id, at, isTrouble } = deliveryText(delivery);
  const icon = delivery?.state === 'sent' ? CHECK_CIRCLE : CLOCK;
  return (
    <li data-trouble={isTrouble || undefined}>
      <Icon path={isTrouble ? WARNING_CIRCLE : icon} size={20} />
      <div>
        <FormattedMessage id={`studio.enquiries.mail.to-${to}`} />
        <small>
          <FormattedMessage
            id={id}
            values={{ date: at === null ? '' : asOf(at), count: delivery?.attempts ?? 0 }}
          />
        </small>
        {isTrouble && delivery?.lastError && (
          <small>
            <FormattedMessage
              id="studio.enquiries.mail.said"
              values={{ text: <bdi lang="en">{delivery.lastError}</bdi> }}
            />
          </small>
        )}
        {children}
      </div>
    </li>
  );
}

interface SendAgainProps {
  readonly to: Recipient;
  readonly enquiry: Enquiry;
  readonly model: EnquiryModel;
}

/** For a mail that is tried no more. */
function SendAgain({ to, enquiry, model: { isRunning, change } }: SendAgainProps) {
  const intl = useIntl();
  if (deliveryTo(to, enquiry)?.state !== 'failed') return null;
  const values = { to: intl.formatMessage({ id: `studio.enquiries.mail.to-${to}` }) };
  return (
    <Button
      size={40}
      icon={ARROW_COUNTER_CLOCKWISE}
      disabled={isRunning}
      aria-label={intl.formatMessage({ id: 'studio.enquiries.mail.send-again-named' }, values)}
      onPress={() => void change({ sendAgain: [to] })}
    >
      <FormattedMessage id="studio.enquiries.mail.send-again" />
    </Button>
  );
}
