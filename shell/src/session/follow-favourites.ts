import { onSessionEnded } from '@suite/api-client';
import { $profile, clearPendingAction, forgetAccountFavourites, forgetDrafts } from '@suite/bus';

/**
 * The saved homes follow the account of whoever is signed in, and stay with it at a logout. Visitors without an
 * account load nothing for it. The answer ends it.
 */
export function followFavourites(): () => void {
  let accountId: number | null = null;
  let stop: () => void = () => undefined;
  const turnTo = (next: number | null) => {
    if (next === accountId) return;
    stop();
    stop = () => undefined;
    accountId = next;
    if (next === null) return;
    import(/* webpackChunkName: "account-favourites" */ './account-favourites.ts').then(
      ({ followAccountFavourites }) => {
        if (accountId === next) stop = followAccountFavourites(next);
      },
      // Without it the list is that of this browser, as before.
      () => undefined,
    );
  };
  const stops = [
    $profile.subscribe((profile) => turnTo(profile?.id ?? null)),
    onSessionEnded((reason) => {
      turnTo(null);
      if (reason === 'lost') return;
      forgetAccountFavourites();
      clearPendingAction();
      // Who left in another tab goes on here with what stands half-filled on the page.
      if (reason === 'signed-out') forgetDrafts();
    }),
  ];
  return () => {
    for (const end of stops) end();
    turnTo(null);
  };
}
