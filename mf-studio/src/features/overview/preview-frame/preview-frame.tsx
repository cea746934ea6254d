import { Button, Spinner } from '@suite/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type FrameSize, frameFit } from './frame-fit.ts';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  /** Null until the page may be asked for. */
  readonly path: string | null;
  readonly size: FrameSize;
  readonly title: string;
  readonly onRetry: () => void;
}

/** A page of the explorer in a frame, drawn so small that all of it is in sight. */
export function PreviewFrame({ path, size, title, onRetry }: PreviewFrameProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { ref, room } = useRoom();
  const { width, height, scale } = frameFit(size, room);
  return (
    <div ref={ref} className={styles.room} data-state={state} aria-busy={state === 'loading'}>
      {state !== 'failed' && path !== null && room.width > 0 && (
        <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
          <iframe
            title={title}
            src={path}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
            onLoad={({ currentTarget }) => setState(isPage(currentTarget) ? 'shown' : 'failed')}
          />
        </div>
      )}
      {state === 'loading' && (
        <p className={styles.loading} role="status">
          <Spinner />
          <FormattedMessage id="studio.preview.loading" />
        </p>
      )}
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <FormattedMessage id="studio.preview.failed" />
          <Button onPress={onRetry}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether what came is a page of ours: what a browser shows in place of one that does not come is of no origin. */
function isPage({ contentDocument }: HTMLIFrameElement): boolean {
  return Boolean(contentDocument?.getElementById('root'));
}

/** How large an element is, as it changes. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
