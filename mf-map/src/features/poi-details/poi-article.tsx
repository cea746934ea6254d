import type { Poi } from '@suite/api';
import { listFrontendPoiMedia } from '@suite/api/endpoints';
import { inLanguage, pictureUrl, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { Heading, Icon, Skeleton } from '@suite/ui';
import { ARROW_LEFT } from '@suite/ui/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './poi-details-page.module.css';
import { type PoiPicture, poiContent } from './poi-media.ts';
import { type PoiPlace, usePoiPlace } from './use-poi-place.ts';

const LARGE_PX = 1920;
const SMALL_PX = 800;

/** The way back to what the point belongs to. */
function PlaceLink({ place: { href, name } }: { readonly place: PoiPlace }) {
  return (
    <Link className={styles.back} to={href}>
      <Icon path={ARROW_LEFT} size={20} />
      {name === null ? (
        <FormattedMessage id="common.back" />
      ) : (
        <FormattedMessage id="map.poi.back" values={{ name }} />
      )}
    </Link>
  );
}

/** A picture that leaves when it does not come; that is only logged, by the browser. */
function Picture({ picture, isLarge }: { readonly picture: PoiPicture; readonly isLarge: boolean }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <li className={isLarge ? styles.large : styles.small}>
      <img
        src={pictureUrl(picture.url, isLarge ? LARGE_PX : SMALL_PX)}
        alt={picture.name}
        loading={isLarge ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setIsBroken(true)}
      />
    </li>
  );
}

/** Name, pictures and words of a point of interest. */
export function PoiArticle({ poi }: { readonly poi: Poi }) {
  const { data, error } = useRead(readOf(listFrontendPoiMedia, { id: poi.id, ...inLanguage(useLocale()) }));
  useEffect(() => {
    // Specification §7: media that cannot be loaded are only logged.
    if (error !== undefined) console.error('The media of the point of interest could not be loaded', error);
  }, [error]);
  const place = usePoiPlace(poi);
  const { pictures, texts } = poiContent(data ?? []);
  const isWaiting = data === undefined && error === undefined;
  return (
    <article className={styles.article}>
      <PlaceLink place={place} />
      <Heading level={2} size={44}>
        {poi.name}
      </Heading>
      {place.line && <p className={styles.place}>{place.line}</p>}
      {poi.description && <p className={styles.text}>{poi.description}</p>}
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {isWaiting && <Skeleton kind="block" height="320px" />}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <Picture key={picture.id} picture={picture} isLarge={index === 0} />
          ))}
        </ul>
      )}
    </article>
  );
}
