import type { Media } from '@suite/api';
import { pictureUrl } from '@suite/api-client';
import { isTerraceView } from '@suite/domain';
import { Button, IconButton } from '@suite/ui';
import { CARET_LEFT, CARET_RIGHT, SUN } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Image } from '../image/image.tsx';
import panes from '../pane/pane.module.css';
import styles from './gallery-panel.module.css';

/** Device pixels that the large picture is asked in. */
const PICTURE_WIDTH = 1920;

export interface GalleryPanelProps {
  readonly pictures: readonly Media[];
  /** Opens the live view that the picture from the terrace is of; null where there is none. */
  readonly onTerrace: (() => void) | null;
}

/** Pictures of a home, one at a time. */
export function GalleryPanel({ pictures, onTerrace }: GalleryPanelProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(0);
  const count = pictures.length;
  const index = Math.min(chosen, count - 1);
  const picture = pictures[index];
  if (!picture?.url) return null;
  return (
    <figure className={`${styles.gallery} ${panes.window} ${panes.tall} ${panes.broad}`}>
      <div className={styles.picture}>
        <Image
          url={pictureUrl(picture.url, PICTURE_WIDTH)}
          alt={picture.mediaData?.alt ?? picture.name}
          placeholder={picture.media}
          failedId="apartment.gallery.failed"
        />
        {onTerrace && isTerraceView(picture) && (
          <div className={styles.open}>
            <Button icon={SUN} onPress={onTerrace}>
              <FormattedMessage id="apartment.terrace.open" />
            </Button>
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        {count > 1 && (
          <IconButton
            icon={CARET_LEFT}
            label={intl.formatMessage({ id: 'apartment.gallery.previous' })}
            onPress={() => setChosen((index + count - 1) % count)}
          />
        )}
        <span aria-live="polite">
          {picture.name}
          {count > 1 && (
            <span className={styles.count}>
              <FormattedMessage id="apartment.gallery.count" values={{ position: index + 1, total: count }} />
            </span>
          )}
        </span>
        {count > 1 && (
          <IconButton
            icon={CARET_RIGHT}
            label={intl.formatMessage({ id: 'apartment.gallery.next' })}
            onPress={() => setChosen((index + 1) % count)}
          />
        )}
      </figcaption>
    </figure>
  );
}
