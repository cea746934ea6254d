import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { useFloat } from '@suite/explorer';
import { IconLink, LiveRegion, SearchBox } from '@suite/ui';
import { CROSSHAIR, HOUSE, MAP_PIN } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from './location-search.module.css';
import type { LocationSearchModel } from './use-location-search.ts';

/** What stands where suggestions would, in words. */
function useEmptyText({ places, query }: LocationSearchModel): string | undefined {
  const intl = useIntl();
  if (query === '') return undefined;
  if (places.kind === 'failed') return intl.formatMessage({ id: 'map.search.failed' });
  const id = places.kind === 'found' ? 'map.search.none' : 'map.search.asking';
  return intl.formatMessage({ id }, { text: query });
}

/** Whose places they are; that there are none, where only the projects could be searched. */
function useFooter({ places, suggestions }: LocationSearchModel): string | undefined {
  const intl = useIntl();
  if (suggestions.length === 0) return undefined;
  if (places.kind === 'failed') return intl.formatMessage({ id: 'map.search.failed' });
  const sources = places.kind === 'found' ? places.response.attribution : '';
  return sources ? intl.formatMessage({ id: 'map.search.sources' }, { sources }) : undefined;
}

/** Where the map went, for those who do not see it go; and that it could not, for everyone. */
function Outcome({ chosen }: LocationSearchModel) {
  const intl = useIntl();
  const id = chosen?.isBeyond ? 'map.search.beyond' : 'map.search.shown';
  const sentence = chosen ? intl.formatMessage({ id }, { name: chosen.name }) : '';
  return (
    <>
      {chosen?.isBeyond && (
        <p className={styles.beyond} aria-hidden="true">
          {sentence}
        </p>
      )}
      <LiveRegion>{sentence}</LiveRegion>
    </>
  );
}

/** Finds a town, a region, a country or a project by its name, and moves the map there. */
export function LocationSearch() {
  const { search } = useScreen('search');
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div ref={useFloat('control')} className={styles.search}>
      <SearchBox
        label={intl.formatMessage({ id: 'map.search.label' })}
        placeholder={intl.formatMessage({ id: 'map.search.placeholder' })}
        value={search.text}
        onChange={search.type}
        options={search.suggestions.map(({ kind, id, text, secondLine }) => ({
          id,
          text,
          icon: kind === 'project' ? HOUSE : MAP_PIN,
          ...(secondLine !== null && { secondLine }),
        }))}
        onChoose={search.choose}
        emptyText={useEmptyText(search)}
        footer={useFooter(search)}
        clearLabel={intl.formatMessage({ id: 'map.search.clear' })}
        end={
          <IconLink
            icon={CROSSHAIR}
            size={20}
            tooltip
            label={intl.formatMessage({ id: 'map.search.locate' })}
            href={routePath('landing', locale)}
          />
        }
      />
      <Outcome {...search} />
    </div>
  );
}
