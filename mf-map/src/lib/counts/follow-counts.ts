/**
 * How counts stay true while they are looked at: asked for again so often, and whenever the visitor comes back. The API
 * tells changes of single buildings by events, and a map has more of them than a browser has connections.
 */
export const FOLLOW_COUNTS = { everyMs: 15_000 } as const;
