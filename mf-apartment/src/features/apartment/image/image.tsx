import { Button } from '@suite/ui';
import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './image.module.css';
import { useImage } from './use-image.ts';

export interface ImageProps {
  readonly url: string;
  readonly alt: string;
  /** Data URL that stands in, blurred, until the picture is there. */
  readonly placeholder?: string | null;
  /** Id of the message that says that it could not be loaded. */
  readonly failedId: string;
  /** Where picture and placeholder stand in their place; they fill it unless said. */
  readonly place?: Pick<CSSProperties, 'left' | 'top' | 'width' | 'height'>;
}

/** A picture that says when it cannot come or takes long, and offers to try again. */
export function Image({ url, alt, placeholder = null, failedId, place }: ImageProps) {
  const { key, state, retry, onLoad, onError } = useImage(url);
  const isLate = state === 'failed' || state === 'slow';
  return (
    <>
      {state !== 'loaded' && (
        <span
          className={styles.placeholder}
          style={{ ...place, ...(placeholder && { backgroundImage: `url("${placeholder}")` }) }}
        />
      )}
      {state !== 'failed' && (
        <img
          key={key}
          className={styles.image}
          src={url}
          alt={alt}
          style={place}
          draggable={false}
          data-state={state}
          onLoad={onLoad}
          onError={onError}
        />
      )}
      {isLate && (
        <span className={styles.notice} role={state === 'failed' ? 'alert' : 'status'}>
          <FormattedMessage id={state === 'failed' ? failedId : 'common.tookLong'} />
          <Button size={40} onPress={retry}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        </span>
      )}
    </>
  );
}
