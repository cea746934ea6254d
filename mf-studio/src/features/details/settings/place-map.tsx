import type { DraftDetails } from '@suite/api';
import { BASEMAP_URL } from '@suite/basemap/url';
import { useLocale } from '@suite/bus';
import { PinMap } from '@suite/picture/pin-map';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOnEarth } from '../checks.ts';
import styles from '../details.module.css';

type Location = DraftDetails['location'];

interface PlaceMapProps {
  readonly location: Location;
  readonly isReadOnly: boolean;
  readonly onPlace: (location: Location) => void;
}

/** The project's pin on the map that visitors see: dragged, led by keys, or put by a press. */
export function PlaceMap({ location, isReadOnly, onPlace }: PlaceMapProps) {
  const intl = useIntl();
  const locale = useLocale();
  // While something that is no place is typed, the pin stays where it was.
  const sound = useRef<Location>({ longitude: 0, latitude: 0 });
  if (isOnEarth(location)) sound.current = location;
  const { longitude, latitude } = sound.current;
  return (
    <>
      <div className={styles.map}>
        <PinMap
          basemapUrl={BASEMAP_URL}
          language={locale === 'rs' ? 'sr' : 'en'}
          place={sound.current}
          isReadOnly={isReadOnly}
          onPlace={onPlace}
          onBasemapError={(error) => console.error('The basemap could not be loaded', error)}
          labels={{
            map: intl.formatMessage({ id: 'studio.settings.map' }),
            pin: intl.formatMessage({ id: 'studio.settings.pin' }, { latitude, longitude }),
            zoomIn: intl.formatMessage({ id: 'common.zoomIn' }),
            zoomOut: intl.formatMessage({ id: 'common.zoomOut' }),
          }}
        />
      </div>
      <p className={styles.note}>
        <FormattedMessage id="studio.settings.map-text" />
      </p>
    </>
  );
}
