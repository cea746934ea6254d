import { changeFavorites, getFavorites } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import {
  $connectivity,
  $favourites,
  favouritesToSend,
  noteFavouritesSent,
  takeAccountFavourites,
} from '@suite/bus';
import { isNoChange } from '@suite/domain';

/**
 * Keeps the saved homes of this browser and those of the account the same: at the beginning, after every change, when
 * the network is back, and when the visitor comes back to the page. What cannot be sent stays here until then. The
 * answer ends it.
 */
export function followAccountFavourites(accountId: number): () => void {
  let isStopped = false;
  let isBusy = false;
  let isWanted = false;

  const exchange = async () => {
    const change = favouritesToSend(accountId);
    const isRead = isNoChange(change);
    if (!isRead) noteFavouritesSent(accountId, change);
    const favorites = await (isRead ? call(getFavorites) : call(changeFavorites, { body: change }));
    if (!isStopped) takeAccountFavourites(accountId, favorites.apartmentIds, change);
  };
  const follow = async () => {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    while (isWanted && !isStopped) {
      isWanted = false;
      // A failure is told by nothing but the list, which is as it was; the next occasion tries again.
      await oneTabAtATime(exchange).catch(() => undefined);
    }
    isBusy = false;
  };
  const onChange = () => !isNoChange(favouritesToSend(accountId)) && void follow();
  const onVisible = () => document.visibilityState === 'visible' && void follow();

  const stops = [
    $favourites.listen(onChange),
    $connectivity.listen((connectivity) => connectivity === 'online' && void follow()),
  ];
  document.addEventListener('visibilitychange', onVisible);
  void follow();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Two tabs share one list. Plain HTTP knows no locks; there the worst is that something is sent twice. */
function oneTabAtATime(exchange: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? locks.request('favorites-account', exchange) : exchange();
}
