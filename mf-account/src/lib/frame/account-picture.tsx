import { listProjectFeatures } from '@suite/api/endpoints';
import { focusPosition, inLanguage, pictureUrl, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { useState } from 'react';
import styles from './account-frame.module.css';

/** The first project with a picture, as decoration: nothing waits for it, and without one the ground stays plain. */
export function AccountPicture() {
  const projects = useRead(readOf(listProjectFeatures, { type: 'geocode', ...inLanguage(useLocale()) }));
  const shown = projects.data?.features.find(({ properties }) => properties.image)?.properties;
  return (
    <div className={styles.picture}>
      {shown?.image && <FadingImage url={shown.image} position={focusPosition(shown.imageFocus)} />}
    </div>
  );
}

interface FadingImageProps {
  readonly url: string;
  readonly position: string | undefined;
}

function FadingImage({ url, position }: FadingImageProps) {
  const [state, setState] = useState<'loading' | 'there' | 'broken'>('loading');
  if (state === 'broken') return null;
  return (
    <img
      className={state === 'there' ? styles.there : undefined}
      src={pictureUrl(url, 1280)}
      srcSet={`${pictureUrl(url, 640)} 640w, ${pictureUrl(url, 1280)} 1280w, ${pictureUrl(url, 1920)} 1920w`}
      sizes="(max-width: 914px) 100vw, 56vw"
      alt=""
      style={{ objectPosition: position }}
      onLoad={() => setState('there')}
      onError={() => setState('broken')}
    />
  );
}
