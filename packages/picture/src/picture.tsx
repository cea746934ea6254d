import { memo, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Engine } from './engine/engine.ts';
import { ShapeLinks } from './keyboard/shape-links.tsx';
import { noteVisited, visitedIn } from './keyboard/visited.ts';
import styles from './picture.module.css';
import type { PicturePin, PictureProps } from './types.ts';
import { useEngine } from './use-engine.ts';
import { useFirstPicture } from './use-first-picture.ts';
import { useLinkFlights } from './use-link-flights.ts';
import { useWorkerPainter } from './use-worker-painter.ts';
import { ZoomControl } from './zoom/zoom-control.tsx';

const NO_PINS: readonly PicturePin[] = [];

interface PinsProps {
  readonly engine: Engine;
  readonly pins: readonly PicturePin[];
}

/** Pins live inside the map's own element, so that a drag or a wheel over them moves the picture too. */
const Pins = memo(({ engine, pins }: PinsProps) => {
  useLayoutEffect(() => engine.setPinPoints(pins.map((pin) => pin.at)), [engine, pins]);
  const nodes = pins.map((pin) => <div key={pin.id}>{pin.content}</div>);
  return createPortal(nodes, engine.pinHost);
});

/**
 * A large picture with one polygon per apartment, community or building. It fills the nearest positioned
 * ancestor, which needs a size of its own.
 */
export function Picture(props: PictureProps) {
  const {
    image,
    label,
    description,
    shapes,
    selectedId,
    opening,
    pins = NO_PINS,
    zoomLabels,
    eye,
    zoomIn,
    onOpen,
  } = props;
  const frame = useRef<HTMLFieldSetElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  /** What was chosen in it is on its way. */
  const isFlownTo = useRef(false);
  const engine = useEngine(frame, stage, props);
  useFirstPicture(frame, engine, props);
  useWorkerPainter(frame, engine);
  const flyTo = useCallback(
    (id: string) => {
      const box = engine?.boxOf(id);
      if (!engine || !box) return;
      engine.camera.approach(box);
      isFlownTo.current = true;
    },
    [engine],
  );
  useImperativeHandle(
    props.ref,
    () => ({
      partInFrame: () => engine?.camera.part() ?? null,
      address: () => engine?.address() ?? null,
      flyTo,
    }),
    [engine, flyTo],
  );
  useLinkFlights(shapes, flyTo);
  useLayoutEffect(
    () => () => {
      if (isFlownTo.current) engine?.leave();
      isFlownTo.current = false;
    },
    [engine],
  );
  const zoom = engine && !opening && <ZoomControl engine={engine} labels={zoomLabels} eye={eye} />;
  const leave = useCallback(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset
      ref={frame}
      className={styles.frame}
      aria-label={label}
      aria-description={description}
      data-shapes={shapes.length}
      tabIndex={-1}
    >
      <div ref={stage} className={styles.stage} />
      {engine !== null && (
        // A fieldset that has another child is laid out anew with all that is in it.
        <div>
          <Pins engine={engine} pins={pins} />
          <ShapeLinks
            engine={engine}
            shapes={shapes}
            selectedId={selectedId}
            startId={visitedIn(image.src)}
            onOpen={(id) => {
              noteVisited(image.src, id);
              onOpen(id);
            }}
            onLeave={leave}
          />
          {zoomIn ? createPortal(zoom, zoomIn) : zoom}
        </div>
      )}
    </fieldset>
  );
}
