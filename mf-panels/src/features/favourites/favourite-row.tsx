import { keepSavedStatus, savedStatus } from '@suite/bus';
import { statusOf } from '@suite/domain';
import { IconButton } from '@suite/ui';
import { TRASH } from '@suite/ui/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { UnitRow } from '../../lib/units/unit-row.tsx';
import { unitNumber, useUnit } from '../../lib/units/use-unit.ts';

export interface FavouriteRowProps {
  readonly id: number;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/** A saved home, with what became of it since, and the way to remove it. */
export function FavouriteRow({ id, onRemove, onLeave }: FavouriteRowProps) {
  const intl = useIntl();
  const state = useUnit(id);
  const unit = state.kind === 'loaded' ? state.unit : null;
  const status = unit && statusOf(unit);
  const saved = savedStatus(id);
  useEffect(() => {
    // Saved where the status was not known: from now on it is.
    if (status && savedStatus(id) === null) keepSavedStatus(id, status);
  }, [id, status]);
  const isSoldSince = status === 'sold' && saved !== null && saved !== 'sold';
  const number = unitNumber(state);
  const label =
    number === null
      ? intl.formatMessage({ id: 'panels.favourites.removeUnknown' })
      : intl.formatMessage({ id: 'panels.favourites.removeOne' }, { number });
  return (
    <UnitRow state={state} note={isSoldSince ? 'panels.favourites.soldSince' : null} onLeave={onLeave}>
      <IconButton icon={TRASH} label={label} onPress={onRemove} />
    </UnitRow>
  );
}
