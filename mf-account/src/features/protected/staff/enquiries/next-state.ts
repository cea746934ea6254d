import type { EnquiryState } from '@suite/api';

interface Step {
  readonly state: EnquiryState;
  /** Message of the button that takes it. */
  readonly label: string;
}

/** A price request is taken up, then fulfilled; what was fulfilled too early is taken up again. */
export const NEXT_STATE: Readonly<Record<EnquiryState, Step>> = {
  new: { state: 'in-progress', label: 'account.staff.take-up' },
  'in-progress': { state: 'fulfilled', label: 'account.staff.fulfil' },
  fulfilled: { state: 'in-progress', label: 'account.staff.reopen' },
};
