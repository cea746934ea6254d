import { Icon } from '@suite/ui';
import { MOUNTAINS } from '@suite/ui/icons';
import { useState } from 'react';
import styles from './thumbnail.module.css';

export interface ThumbnailProps {
  readonly url: string | null;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Where it is larger than that in a wide window. */
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** CSS `object-position`: what stays in sight. */
  readonly position?: string | undefined;
}

/** A small picture beside a name. A sign stands in for one that is missing or does not come. */
export function Thumbnail({ url, width, height, srcSet, sizes, position }: ThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!url || url === brokenUrl) {
    return (
      <span className={styles.missing}>
        <Icon path={MOUNTAINS} />
      </span>
    );
  }
  return (
    <img
      src={url}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt=""
      width={width}
      height={height}
      decoding="async"
      style={{ objectPosition: position }}
      onError={() => setBrokenUrl(url)}
    />
  );
}
