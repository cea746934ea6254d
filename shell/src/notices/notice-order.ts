import type { Notice } from '@suite/contracts';

/**
 * The notices as they are told: that somebody is logged in comes before what was done because of it, whichever was
 * raised first; the others in the order in which they were raised.
 */
export function noticesInOrder(notices: readonly Notice[]): readonly Notice[] {
  return notices.toSorted(
    (one, other) => Number(other.type === 'signed-in') - Number(one.type === 'signed-in'),
  );
}
