/** Beginning of the keys under which forms keep what was typed, in the storage of the tab. */
export const DRAFT_PREFIX = 'suite-form:';

/** Shell, after a logout: what the person who left had typed is nobody else's. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked: nothing was kept.
  }
}
