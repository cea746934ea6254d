import { CHECK_CIRCLE, ENVELOPE_SIMPLE, LOCK_SIMPLE, SIGN_IN, USER_CIRCLE, USER_PLUS } from '@suite/ui/icons';

/** Pages of this remote, each with the icon that stands for it. */
export const ACCOUNT_PAGES = {
  'email-verified': CHECK_CIRCLE,
  'forgot-password': LOCK_SIMPLE,
  login: SIGN_IN,
  profile: USER_CIRCLE,
  protected: LOCK_SIMPLE,
  'resend-verification': ENVELOPE_SIMPLE,
  'reset-login': LOCK_SIMPLE,
  signup: USER_PLUS,
} as const;

export type AccountPage = keyof typeof ACCOUNT_PAGES;
