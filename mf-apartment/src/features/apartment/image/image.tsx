import { useImageLoad } from '@suite/explorer';
import { Button } from '@suite/ui';
import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './image.module.css';

export interface ImageProps {
  readonly url: string;
  readonly alt: string;
  /** Data URL that stands in, blurred, until the picture is there. */
  readonly placeholder?: string | null;
  /** Id of the message that says that it could not be loaded. */
  readonly failedId: string;
  /** It stood there before this page did: nothing is seen of its coming. */
  readonly isInPage?: boolean;
  /** Where picture and placeholder stand in their place; they fill it unless said. */
  readonly place?: Pick<CSSProperties, 'left' | 'top' | 'width' | 'height'>;
}

/** A picture that says when it cannot come or takes long, and offers to try again. */
export function Image({ url, alt, placeholder = null, failedId, isInPage = false, place }: ImageProps) {
  const { key, data, error, slow, retry, onLoad, onError } = useImageLoad(url);
  const isLoaded = data ?? isInPage;
  const hasFailed = error !== undefined;
  return (
    <>
      {!isLoaded && (
        <span
          className={styles.placeholder}
          style={{ ...place, ...(placeholder && { backgroundImage: `url("${placeholder}")` }) }}
        />
      )}
      {!hasFailed && (
        <img
          key={key}
          className={styles.image}
          src={url}
          alt={alt}
          style={place}
          draggable={false}
          decoding={isInPage ? 'sync' : 'auto'}
          data-state={isLoaded ? 'loaded' : 'loading'}
          onLoad={onLoad}
          onError={onError}
        />
      )}
      {(hasFailed || slow) && (
        <span className={styles.notice} role={hasFailed ? 'alert' : 'status'}>
          <FormattedMessage id={hasFailed ? failedId : 'common.tookLong'} />
          <Button size={40} onPress={retry}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        </span>
      )}
    </>
  );
}
