import type { Poi } from '@suite/api';
import { listFrontendPoiMedia } from '@suite/api/endpoints';
import { inLanguage, pictureUrl, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { RichText } from '@suite/explorer';
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
function Picture({ picture, look }: { readonly picture: PoiPicture; readonly look: 'across' | 'small' }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <div className={styles[look]}>
      <img
        src={pictureUrl(picture.url, look === 'across' ? LARGE_PX : SMALL_PX)}
        alt={picture.name}
        loading={look === 'across' ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setIsBroken(true)}
      />
    </div>
  );
}

/** A page to read: the first picture across the top, name, text and the other pictures in one column. */
export function PoiArticle({ poi }: { readonly poi: Poi }) {
  const { data, error } = useRead(readOf(listFrontendPoiMedia, { id: poi.id, ...inLanguage(useLocale()) }));
  useEffect(() => {
    // Specification §7: media that cannot be loaded are only logged.
    if (error !== undefined) console.error('The media of the point of interest could not be loaded', error);
  }, [error]);
  const place = usePoiPlace(poi);
  const { pictures, texts } = poiContent(data ?? []);
  const [across, ...others] = pictures;
  const isWaiting = data === undefined && error === undefined;
  return (
    <article className={styles.article}>
      {isWaiting && (
        <div className={styles.across}>
          <Skeleton kind="block" height="100%" />
        </div>
      )}
      {across && <Picture picture={across} look="across" />}
      <PlaceLink place={place} />
      <Heading level={2} size={44}>
        {poi.name}
      </Heading>
      {place.line && <p className={styles.place}>{place.line}</p>}
      {poi.description && (
        <RichText text={poi.description} blocks={poi.richDescription} className={styles.text} />
      )}
      {texts.map(({ text, rich }) => (
        <RichText key={text} text={text} blocks={rich} className={styles.text} />
      ))}
      {others.length > 0 && (
        <ul className={styles.pictures}>
          {others.map((picture) => (
            <li key={picture.id}>
              <Picture picture={picture} look="small" />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
