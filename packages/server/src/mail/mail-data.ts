import type { UnitStatus } from '@suite/contracts';

/** What each mail needs to know. Links are whole addresses. */
export interface MailData {
  /** To a new person: open the link to confirm the address. */
  'confirm-email': { readonly link: string; readonly linkHours: number };
  /** To who signs up again: there is an account; log in, or set a new password. */
  'already-registered': { readonly loginLink: string; readonly resetLink: string };
  'reset-password': { readonly link: string; readonly linkHours: number };
  /** To an invited person: open the link and choose a password. */
  'set-password': {
    readonly link: string;
    readonly linkHours: number;
    readonly projectName: string | null;
  };
  /** A notice: the password was changed; whoever did not do it should reset it. */
  'password-changed': { readonly resetLink: string };
  /** A notice: a password that opens one project was set; any change of the own password ends it. */
  'project-password-changed': { readonly projectName: string; readonly resetLink: string };
  /** A notice: somebody logged in in a browser that was not known. */
  'new-device': {
    readonly browser: string;
    readonly system: string;
    readonly network: string;
    readonly atMs: number;
    readonly sessionsLink: string;
    readonly resetLink: string;
  };
  /** A notice: what is given after the password changed. */
  'second-factor-changed': {
    readonly change:
      | 'totp-added'
      | 'totp-removed'
      | 'passkey-added'
      | 'passkey-removed'
      | 'recovery-codes-renewed'
      | 'recovery-code-used'
      | 'all-removed';
    readonly securityLink: string;
    readonly resetLink: string;
  };
  /** To the sales office. */
  'price-request': {
    readonly wanted: 'price' | 'information';
    readonly unit: MailUnit;
    readonly firstName: string;
    readonly lastName: string;
    readonly emailAddress: string;
    readonly phoneNumber: string;
    readonly note: string;
    readonly contactTime: string;
    /** Asked for, not confirmed. */
    readonly subscribeToNewsletter: boolean;
    /** Who sees to it already, where it corrects a former one. */
    readonly assignee?: string;
  };
  /** To the visitor: the request arrived. */
  'price-request-received': { readonly unit: MailUnit; readonly firstName: string };
  /** To who asked for a newsletter: it is sent only once the link was opened and the question answered. */
  'newsletter-confirm': {
    readonly organizationName: string;
    readonly link: string;
    readonly linkHours: number;
    readonly unsubscribeLink: string;
  };
  /** To who confirmed it. */
  'newsletter-confirmed': { readonly organizationName: string; readonly unsubscribeLink: string };
  /** A list of units to whom the visitor named. */
  favorites: {
    readonly units: readonly MailUnit[];
    readonly firstName: string;
    readonly lastName: string;
    readonly phoneNumber: string;
    readonly note: string;
  };
}
export type MailTemplate = keyof MailData;

/** A unit as it stands in a mail. */
export interface MailUnit {
  readonly projectName: string;
  readonly organizationName: string;
  /** Title of the building, else its name. */
  readonly buildingName: string;
  /** Unit number. */
  readonly name: string;
  readonly typeName: string | null;
  readonly areaM2: number;
  readonly floor: number;
  /** Null where the organisation hides it. */
  readonly status: UnitStatus | null;
  readonly link: string;
}
