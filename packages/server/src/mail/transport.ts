/** A mail of the outbox on its way out. */
export interface OutgoingMail {
  readonly id: number;
  readonly idempotencyKey: string;
  /** Bare addresses, checked. */
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  /** Address of a call that unsubscribes; null for a mail that is no newsletter's. */
  readonly unsubscribeUrl: string | null;
  readonly text: string;
  readonly html: string;
}

export interface MailTransport {
  /** Whether mails end here, so that staff read them on this server. */
  readonly keepsMails: boolean;
  /**
   * Resolves once somebody else answers for the mail.
   * @throws {DeliveryError}
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes what it keeps of these mails. */
  forget(ids: readonly number[]): Promise<void>;
}

/** Why a mail was not delivered; `isPermanent` when trying again would not help. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isPermanent = isPermanent;
  }
}
