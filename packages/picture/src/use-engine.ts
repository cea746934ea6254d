import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame.ts';
import type { Engine } from './engine/engine.ts';
import type { EngineState } from './engine/model.ts';
import { noteVisited } from './keyboard/visited.ts';
import type { PictureImage, PictureProps } from './types.ts';
import { useCreateEngine } from './use-create-engine.ts';

async function loadTiles() {
  const { createTileLayer } = await import(/* webpackChunkName: "tile-layer" */ './tiles/tile-layer.ts');
  return createTileLayer;
}

function stateOf(props: PictureProps): EngineState {
  const { image, shapes, focusBox, opening, hoveredId, selectedId, overlay, pulsing = false } = props;
  const overlayShown = overlay === 'shown';
  return { alt: image.alt, shapes, focusBox, opening, hoveredId, selectedId, overlayShown, pulsing };
}

/** Opens a shape; on a touch screen the first tap selects it, and one beside the shapes selects none. */
function actOnClick(props: PictureProps, id: string | null, pointerType: string): void {
  if (id === null) {
    if (pointerType === 'touch' && props.selectedId !== null) props.onSelect?.(null);
    return;
  }
  const shape = props.shapes.find((candidate) => candidate.id === id);
  const selects = pointerType === 'touch' && props.onSelect !== undefined && id !== props.selectedId;
  const opens = shape !== undefined && shape.href !== null;
  if (selects || opens) noteVisited(props.image.src, id);
  if (selects) props.onSelect?.(id);
  else if (opens) props.onOpen(id);
}

interface HeldEngine {
  readonly engine: Engine;
  readonly image: PictureImage;
}

/**
 * The engine behind a picture, null before its first layout and while its script is on the way. It lives as long as the picture's address and
 * size stay the same; everything else is handed on to it.
 */
export function useEngine(
  frameRef: RefObject<HTMLElement | null>,
  stageRef: RefObject<HTMLElement | null>,
  props: PictureProps,
): Engine | null {
  const [held, setHeld] = useState<HeldEngine | null>(null);
  const latest = useRef(props);
  const createEngine = useCreateEngine();
  const { src, width, height } = props.image;
  const isCurrent = held?.image.src === src && held.image.width === width && held.image.height === height;
  const engine = isCurrent ? held.engine : null;

  useLayoutEffect(() => {
    latest.current = props;
  });

  // The engine reads the rest of the picture's description once, when the picture itself changes.
  // src, width and height stand for the whole image on purpose. It measures the page and paints, which takes as long as
  // drawing the page does: in a task of its own, when what keeps clear of the picture is measured.
  useEffect(() => {
    const frame = frameRef.current;
    const stage = stageRef.current;
    if (frame === null || stage === null || createEngine === null) return;
    let created: Engine | null = null;
    const stopWaiting = afterFrame(() => {
      const image = { ...latest.current.image, src, width, height };
      created = createEngine({ frame, stage, image, loadTiles }, stateOf(latest.current), {
        onHover: (shape, source) => latest.current.onHover(shape, source),
        onClick: (id, pointerType) => actOnClick(latest.current, id, pointerType),
        onReady: () => {
          // For styles, tests and measurements from outside: the picture is painted.
          frame.dataset.pictureState = 'ready';
          latest.current.onReady?.();
        },
        onError: () => latest.current.onError?.(),
      });
      setHeld({ engine: created, image });
    });
    return () => {
      stopWaiting();
      delete frame.dataset.pictureState;
      created?.dispose();
    };
  }, [createEngine, frameRef, stageRef, src, width, height]);

  const { alt, shapes, focusBox, opening, hoveredId, selectedId, overlayShown, pulsing } = stateOf(props);
  useLayoutEffect(() => {
    engine?.update({ alt, shapes, focusBox, opening, hoveredId, selectedId, overlayShown, pulsing });
  }, [engine, alt, shapes, focusBox, opening, hoveredId, selectedId, overlayShown, pulsing]);

  return engine;
}
