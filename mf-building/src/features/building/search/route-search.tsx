import { useLocale } from '@suite/bus';
import { useFloat } from '@suite/explorer';
import { useIsPhone, useViewport } from '@suite/ui';
import { useLocation, useNavigate } from 'react-router';
import { buildingPath } from '../../../lib/paths.ts';
import { changePageState } from '../page-search.ts';
import { useScreen } from '../screen-store.ts';
import styles from './route-search.module.css';
import { SearchCard } from './search-card-later.tsx';

export interface RouteSearchProps {
  readonly onUnit: (unitId: number | null) => void;
}

/** The search as a page of its own: the card at the edge of the picture. Leaving it leads to the building. */
export function RouteSearch({ onUnit }: RouteSearchProps) {
  const { building } = useScreen('building');
  const locale = useLocale();
  const isPhone = useIsPhone();
  const isSmall = useViewport() !== 'wide' || isPhone;
  const navigate = useNavigate();
  const { search } = useLocation();
  const leave = () => {
    const query = changePageState(new URLSearchParams(search), { query: '' });
    // In the place of the search: Back from the building must not lead into it again.
    void navigate(buildingPath(building, null, locale, query), { replace: true });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same from within the card.
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the card, which has a button to leave.
    <div
      className={styles.place}
      ref={useFloat('card')}
      onClick={(event) => event.target === event.currentTarget && leave()}
    >
      <SearchCard onUnit={onUnit} place={{ kind: 'route', isSmall, onClose: leave }} />
    </div>
  );
}
