import { useViewport } from '@suite/ui';
import { CORNERS_OUT, MINUS, PLUS } from '@suite/ui/icons';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import panes from '../pane/pane.module.css';
import { useZoom } from './use-zoom.ts';
import { ZoomButton } from './zoom-button.tsx';
import styles from './zoom-surface.module.css';

export interface ZoomSurfaceProps {
  /** What is seen through the window: "Floor plan of apartment 304". */
  readonly label: string;
  /** Proportion of the content, which then fills the window as far as it fits. */
  readonly size: { readonly width: number; readonly height: number };
  readonly children: ReactNode;
}

/** A window on a picture, with zoom by button, key, drag, two fingers and wheel. */
export function ZoomSurface({ label, size, children }: ZoomSurfaceProps) {
  const intl = useIntl();
  const hintId = useId();
  const zoom = useZoom(useViewport() === 'wide');
  const { scale, x, y } = zoom.transform;
  const proportion = size.width / size.height;
  return (
    <>
      {/* The keys of this region are its own, so readers have to pass them on. */}
      <div
        ref={zoom.surfaceRef}
        className={`${styles.surface} ${panes.window}`}
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        data-zoomed={zoom.isZoomed || undefined}
        data-dragging={zoom.dragging || undefined}
        {...zoom.surfaceProps}
      >
        <div className={styles.room}>
          <div
            ref={zoom.contentRef}
            className={styles.content}
            style={{
              aspectRatio: proportion,
              width: `min(100cqw, ${proportion * 100}cqh)`,
              transform: `translate(${x}px, ${y}px) scale(${scale})`,
            }}
          >
            {children}
          </div>
        </div>
      </div>
      <p id={hintId} hidden>
        <FormattedMessage id="apartment.zoom.keys" />
      </p>
      <fieldset aria-label={intl.formatMessage({ id: 'apartment.zoom.label' })} className={styles.buttons}>
        <ZoomButton icon={PLUS} labelId="common.zoomIn" idle={zoom.isLargest} onPress={zoom.zoomIn} />
        <ZoomButton icon={MINUS} labelId="common.zoomOut" idle={!zoom.isZoomed} onPress={zoom.zoomOut} />
        <ZoomButton
          icon={CORNERS_OUT}
          labelId="common.zoomReset"
          idle={!zoom.isZoomed}
          onPress={zoom.reset}
        />
      </fieldset>
    </>
  );
}
