import { keepSavedStatus, savedStatus } from '@suite/bus';
import { statusOf } from '@suite/domain';
import { IconButton } from '@suite/ui';
import { TRASH } from '@suite/ui/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { HomeRow } from '../../lib/homes/home-row.tsx';
import { useHome } from '../../lib/homes/use-home.ts';

export interface FavouriteRowProps {
  readonly id: number;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/** A saved home, with what became of it since, and the way to remove it. */
export function FavouriteRow({ id, onRemove, onLeave }: FavouriteRowProps) {
  const intl = useIntl();
  const state = useHome(id);
  const home = state.kind === 'loaded' ? state.home : null;
  const status = home && statusOf(home);
  const saved = savedStatus(id);
  useEffect(() => {
    // Saved where the status was not known: from now on it is.
    if (status && savedStatus(id) === null) keepSavedStatus(id, status);
  }, [id, status]);
  const isSoldSince = status === 'sold' && saved !== null && saved !== 'sold';
  const label = home
    ? intl.formatMessage({ id: 'panels.favourites.removeOne' }, { number: home.name })
    : intl.formatMessage({ id: 'panels.favourites.removeUnknown' });
  return (
    <HomeRow state={state} note={isSoldSince ? 'panels.favourites.soldSince' : null} onLeave={onLeave}>
      <IconButton icon={TRASH} label={label} onPress={onRemove} />
    </HomeRow>
  );
}
