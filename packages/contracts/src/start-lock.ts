/**
 * The page of a canary of the shell holds a lock of the name `suite-start <ms since 1970> <address>` from its first script
 * on until its thread has come to a timer, `heldMs` later. The service worker looks at `lookMs`: a page that holds it
 * still does nothing any more.
 */
export const START_LOCK = { name: 'suite-start', heldMs: 4_500, lookMs: 6_000 } as const;
