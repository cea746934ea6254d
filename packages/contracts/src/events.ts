/**
 * Events of the bus: `owner:noun-participle` and what it carries. The owner is the only one to send it. What is so now stands
 * in a store; an event is for what only happens, and has somebody who listens.
 */
export interface EventPayloads {
  /** The profile of who is signed in could not be loaded (specification §7, failedSettingProfile). */
  'session:profile-failed': { status: number };
  /** The session ended elsewhere: at the server, or by somebody else's login in another tab. */
  'session:lost': Record<never, never>;
}
export type EventName = keyof EventPayloads;
