import { listProjectFeatures } from '@suite/api/endpoints';
import { inLanguage, pictureUrl, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { useState } from 'react';
import styles from './account-frame.module.css';

/** The first project with a picture, as decoration: nothing waits for it, and without one the ground stays plain. */
export function AccountPicture() {
  const projects = useRead(readOf(listProjectFeatures, { type: 'geocode', ...inLanguage(useLocale()) }));
  const image = projects.data?.features.find(({ properties }) => properties.image)?.properties.image;
  return <div className={styles.picture}>{image && <FadingImage url={image} />}</div>;
}

function FadingImage({ url }: { readonly url: string }) {
  const [state, setState] = useState<'loading' | 'there' | 'broken'>('loading');
  if (state === 'broken') return null;
  return (
    <img
      className={state === 'there' ? styles.there : undefined}
      src={pictureUrl(url, 1280)}
      srcSet={`${pictureUrl(url, 640)} 640w, ${pictureUrl(url, 1280)} 1280w, ${pictureUrl(url, 1920)} 1920w`}
      sizes="(max-width: 914px) 100vw, 56vw"
      alt=""
      onLoad={() => setState('there')}
      onError={() => setState('broken')}
    />
  );
}
