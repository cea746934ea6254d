import { atom } from 'nanostores';

/**
 * Whether this browser was signed in and the session ended while no page was open. Set before anybody can tell it, and
 * put back by who does.
 */
export const $sessionExpired = atom(false);
