/** Specification §9. */
export const ROTATE_OVERLAY_MS = 5_200;
const SEEN_KEY = 'rotate-asked';

/** Asked on phones held upright, once a visit (settled rule 20). */
export function asksToRotate(screen: {
  readonly isPhone: boolean;
  readonly isPortrait: boolean;
  readonly wasAsked: boolean;
}): boolean {
  return screen.isPhone && screen.isPortrait && !screen.wasAsked;
}

/** Whether this visit was asked before; storage that is blocked counts as asked, or every page would ask. */
export function wasAsked(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true;
  }
}

export function noteAsked(): void {
  try {
    sessionStorage.setItem(SEEN_KEY, '1');
  } catch {
    // Then `wasAsked` is true anyway.
  }
}
