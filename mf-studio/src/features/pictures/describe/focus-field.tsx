import { Button, Skeleton } from '@suite/ui';
import { CROSSHAIR } from '@suite/ui/icons';
import type { PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDraftPicture } from '../../../lib/draft-picture.tsx';
import styles from './describe.module.css';
import { type FocusPoint, MIDDLE, pointAt } from './focus-point.ts';

interface FocusFieldProps {
  readonly projectId: number;
  /** Key of the picture. */
  readonly picture: string;
  /** Changes when another file takes its place. */
  readonly file: string;
  /** Null: the middle. */
  readonly value: FocusPoint | null;
  readonly onChange: (value: FocusPoint | null) => void;
}

/** Where the explorer cuts pictures: cards, pages that begin with one, and upright phones. */
const CROPS = ['card', 'tile', 'phone'] as const;

/** Chooses what of a picture stays in sight where it is cut: by a press on it, or by two sliders. */
export function FocusField({ projectId, picture, file, value, onChange }: FocusFieldProps) {
  const intl = useIntl();
  const read = useDraftPicture({ projectId, picture, width: '1280', stamp: file });
  const { x, y } = value ?? MIDDLE;
  const take = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) =>
    onChange(pointAt(currentTarget.getBoundingClientRect(), clientX, clientY));
  const slider = (axis: 'x' | 'y', now: number) => (
    <label className={styles.slider}>
      <FormattedMessage id={`studio.picture.focus-${axis}`} />
      <input
        type="range"
        min={0}
        max={100}
        value={now}
        aria-valuetext={intl.formatMessage({ id: 'studio.picture.percent' }, { percent: now })}
        onChange={({ target }) => onChange({ x, y, [axis]: target.valueAsNumber })}
      />
    </label>
  );
  return (
    <fieldset className={styles.focus}>
      <legend>
        <FormattedMessage id="studio.picture.focus" />
      </legend>
      <p className={styles.hint}>
        <FormattedMessage id="studio.picture.focus-text" />
      </p>
      {read.error !== undefined && (
        <p role="alert" className={styles.failed}>
          <FormattedMessage id="studio.picture.failed" />
          <Button size={40} onPress={read.retry}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        </p>
      )}
      {read.error === undefined && !read.data && <Skeleton kind="block" height="200px" />}
      {read.data && (
        <>
          <div
            className={styles.stage}
            data-focus-stage=""
            onPointerDown={(event) => {
              if (!event.isPrimary || event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              take(event);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event);
            }}
          >
            <img src={read.data} alt="" draggable={false} />
            <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
          </div>
          {slider('x', x)}
          {slider('y', y)}
          <div className={styles.crops} aria-hidden="true">
            {CROPS.map((crop) => (
              <figure key={crop}>
                <img
                  src={read.data}
                  alt=""
                  className={styles[crop]}
                  style={{ objectPosition: `${x}% ${y}%` }}
                />
                <figcaption>
                  <FormattedMessage id={`studio.picture.crop-${crop}`} />
                </figcaption>
              </figure>
            ))}
          </div>
          <Button size={40} icon={CROSSHAIR} disabled={value === null} onPress={() => onChange(null)}>
            <FormattedMessage id="studio.picture.focus-middle" />
          </Button>
        </>
      )}
    </fieldset>
  );
}
