import type { Enquiry } from '@suite/api';

type Delivery = NonNullable<Enquiry['delivery']>;

interface DeliveryText {
  /** Message that says it. */
  readonly id: string;
  /** Time in the message. */
  readonly at: string | null;
  readonly isTrouble: boolean;
}

/** How a mail fares: gone, waiting, tried again, or given up. */
export function deliveryText(delivery: Delivery | null): DeliveryText {
  if (delivery === null) return { id: 'studio.enquiries.mail.none', at: null, isTrouble: false };
  const { state, attempts, sentAt, nextAttemptAt } = delivery;
  if (state === 'sent') return { id: 'studio.enquiries.mail.sent', at: sentAt, isTrouble: false };
  if (state === 'failed') return { id: 'studio.enquiries.mail.failed', at: null, isTrouble: true };
  if (attempts === 0) return { id: 'studio.enquiries.mail.waiting', at: null, isTrouble: false };
  return { id: 'studio.enquiries.mail.again', at: nextAttemptAt, isTrouble: true };
}
