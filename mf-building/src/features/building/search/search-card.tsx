import { Button, FloatingCard, Icon, IconButton, LiveRegion } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { MAGNIFYING_GLASS, X } from '@suite/ui/icons';
import { type RefObject, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from './search-card.module.css';
import { SearchResults } from './search-results.tsx';
import { useUnitSearch } from './use-unit-search.ts';

/** `bar`: opened by its button. `route`: the page is the search; on small screens it can be left from the card. */
export type SearchPlace =
  | {
      readonly kind: 'bar';
      readonly id: string;
      readonly triggerRef: RefObject<HTMLElement | null>;
      readonly onClose: () => void;
    }
  | { readonly kind: 'route'; readonly isSmall: boolean; readonly onClose: () => void };

export interface SearchCardProps {
  /** The home whose row has the visitor's attention. */
  readonly onUnit: (unitId: number | null) => void;
  readonly place: SearchPlace;
}

/** Finds homes by their number. */
export function SearchCard({ onUnit, place }: SearchCardProps) {
  const { formatMessage } = useIntl();
  const { text, found, search } = useUnitSearch();
  const { resetAll: resetFilters, units } = useScreen('resetAll', 'units');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const say = (id: string) => formatMessage({ id });
  const clear = () => {
    search('');
    field.current?.focus();
  };
  const resetAll = () => {
    search('');
    resetFilters();
  };
  const isSearching = text.trim() !== '';
  return (
    <FloatingCard
      title={say('building.search.title')}
      width={350}
      body="whole"
      onClose={place.onClose}
      {...(place.kind === 'bar'
        ? { id: place.id, triggerRef: place.triggerRef }
        : { dismissedBy: 'escape-only' as const })}
      headerAction={
        <Button variant="quiet" onPress={clear}>
          {say('common.reset')}
        </Button>
      }
      footer={
        place.kind === 'route' && place.isSmall ? (
          <>
            <Button variant="quiet" onPress={resetAll}>
              {say('common.resetAll')}
            </Button>
            <Button size={40} onPress={place.onClose}>
              {say('common.close')}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={styles.field}>
        <TextField
          ref={field}
          label={say('building.search.label')}
          labelHidden
          type="search"
          height={44}
          value={text}
          onChange={search}
          placeholder={say('building.search.placeholder')}
          autoComplete="off"
          start={<Icon path={MAGNIFYING_GLASS} size={20} />}
          end={
            isSearching && (
              <IconButton
                icon={X}
                size={20}
                className={styles.clear}
                label={say('building.search.clear')}
                onPress={clear}
              />
            )
          }
        />
      </div>
      <SearchResults text={text.trim()} found={found} onUnit={onUnit} />
      <LiveRegion>
        {isSearching && units.data
          ? formatMessage({ id: 'building.search.found' }, { count: found.length })
          : ''}
      </LiveRegion>
    </FloatingCard>
  );
}
