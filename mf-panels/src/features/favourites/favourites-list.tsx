import { useStore } from '@nanostores/react';
import { $session } from '@suite/bus';
import { FormattedMessage } from 'react-intl';
import { FavouriteRow } from './favourite-row.tsx';
import styles from './favourites.module.css';

export interface FavouritesListProps {
  readonly ids: readonly number[];
  readonly onRemove: (id: number) => void;
  /** The visitor follows a link out of the card. */
  readonly onLeave: () => void;
}

/** Page 1: a row for every saved home, each fetched by its id. */
export function FavouritesList({ ids, onRemove, onLeave }: FavouritesListProps) {
  const isMember = useStore($session).kind === 'signed-in';
  return (
    <>
      <ul className={styles.list}>
        {ids.map((id) => (
          <FavouriteRow key={id} id={id} onRemove={() => onRemove(id)} onLeave={onLeave} />
        ))}
      </ul>
      <p className={styles.kept}>
        <FormattedMessage id={isMember ? 'panels.favourites.keptWithAccount' : 'panels.favourites.kept'} />
      </p>
    </>
  );
}
