import { onSessionEnded } from '@suite/api-client';
import { isOutboxFilled } from './is-outbox-filled.ts';

/** What a member wrote leaves with them; of a session that only ran out it is sent all the same. The answer ends it. */
export function forgetRequestsAtLogout(): () => void {
  return onSessionEnded((reason) => {
    if (reason === 'lost' || !isOutboxFilled()) return;
    import('@suite/api-client/outbox')
      .then(({ forgetMembersRequests }) => forgetMembersRequests())
      // They go after seven days at the latest.
      .catch(() => undefined);
  });
}
