import type { Enquiry } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Eyebrow, Icon } from '@suite/ui';
import { CHECK_CIRCLE, CLOCK, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { deliveryText } from './delivery-text.ts';
import styles from './enquiry.module.css';

/** How the mails about a request fare. */
export function EnquiryMails({ enquiry }: { readonly enquiry: Enquiry }) {
  return (
    <section>
      <Eyebrow level={4}>
        <FormattedMessage id="studio.enquiries.mails" />
      </Eyebrow>
      <ul className={styles.mails}>
        <Mail to="office" delivery={enquiry.delivery} />
        <Mail to="sender" delivery={enquiry.receipt} />
      </ul>
    </section>
  );
}

interface MailProps {
  readonly to: 'office' | 'sender';
  readonly delivery: Enquiry['delivery'];
}

function Mail({ to, delivery }: MailProps) {
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
      </div>
    </li>
  );
}
