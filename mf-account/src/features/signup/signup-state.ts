import { atom } from 'nanostores';

/** How far a signup is (specification §4). `sending-email`: the account is there, its mail is on the way. */
export type SignupStatus = 'start' | 'in-progress' | 'sending-email' | 'complete' | 'error';

export interface Signup {
  readonly status: SignupStatus;
  /** Kept when the visitor looks at another page in between; passwords are not. */
  readonly email: string;
}

export type SignupEvent =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'mailed' }
  | { readonly kind: 'failed' };

const START: Signup = { status: 'start', email: '' };

/** The signup after an event; one that does not fit changes nothing. */
export function nextSignup(signup: Signup, event: SignupEvent): Signup {
  const isUnderWay = signup.status === 'in-progress' || signup.status === 'sending-email';
  switch (event.kind) {
    case 'sent':
      return isUnderWay ? signup : { status: 'in-progress', email: event.email };
    case 'accepted':
      return signup.status === 'in-progress' ? { ...signup, status: 'sending-email' } : signup;
    case 'mailed':
      return signup.status === 'sending-email' ? { ...signup, status: 'complete' } : signup;
    case 'failed':
      return isUnderWay ? { ...signup, status: 'error' } : signup;
  }
}

export const $signup = atom<Signup>(START);

export function noteSignup(event: SignupEvent): void {
  $signup.set(nextSignup($signup.get(), event));
}

/** After completion the next signup starts with empty fields. */
export function resetSignup(): void {
  $signup.set(START);
}
