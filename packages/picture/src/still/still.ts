import type { FirstShape } from '@suite/contracts';
import { createEngine } from '../engine/engine.ts';
import { leaveEngine } from '../engine/load-engine.ts';
import type { EngineState } from '../engine/model.ts';
import { focusBoxOf } from '../geometry/focus-box.ts';
import type { PictureImage, PictureShape, ShapeOnScreen } from '../types.ts';
import { HANDOVER, type Handover, OPENED } from './handover.ts';
import { linkShapes } from './shape-links.ts';
import styles from './still.module.css';

leaveEngine(createEngine);

export interface StillOptions {
  readonly image: PictureImage;
  readonly shapes: readonly FirstShape[];
  /** The picture and its shapes are painted, or the picture could not be loaded. */
  readonly onShown: () => void;
}

/**
 * The picture of the first HTML comes alive before any framework is there: its shapes are painted, and answer to
 * pointer, finger and keys; links are the browser's own. The page's picture takes it over (`use-first-picture.ts`).
 */
export function showStill(host: HTMLElement, { image, shapes, onShown }: StillOptions): void {
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  const name = newName();
  host.append(stage, name);
  host.tabIndex = -1;
  // Nothing fades: what is painted next is what stands in the page already.
  host.style.setProperty('--t-slow', '0s');
  const all: PictureShape[] = shapes.map((shape) => ({ ...shape, filteredOut: false }));
  let state: EngineState = {
    alt: image.alt,
    shapes: all,
    focusBox: focusBoxOf(all),
    opening: undefined,
    hoveredId: null,
    selectedId: null,
    overlayShown: true,
    pulsing: false,
  };
  const engine = createEngine({ frame: host, stage, image }, state, {
    onHover: (shape) => showName(name, shape, all),
    onClick: act,
    onReady: onShown,
    onError: onShown,
  });
  const links = linkShapes(host, engine, all);

  /** On a touch screen the first tap selects and says the name, the second opens. */
  function act(id: string | null, pointerType: string): void {
    const isFirstTap = pointerType === 'touch' && id !== state.selectedId;
    if (isFirstTap || id === null) {
      state = { ...state, selectedId: pointerType === 'touch' ? id : state.selectedId };
      engine.update(state);
      return;
    }
    const href = all.find((shape) => shape.id === id)?.href;
    const isHere = host.dispatchEvent(new CustomEvent(OPENED, { detail: id, cancelable: true }));
    if (href && isHere) location.assign(href);
  }

  const stopNaming = engine.subscribe(() => {
    const { selectedId } = state;
    const box = selectedId === null ? null : engine.boxOf(selectedId);
    const at = box && engine.camera.boxInFrame(box);
    if (at && selectedId)
      showName(name, { id: selectedId, left: at[0], top: at[1], right: at[2], bottom: at[3] }, all);
  });

  host.addEventListener(
    HANDOVER,
    (event) => {
      const { detail } = event as CustomEvent<Handover>;
      const camera = engine.camera.camera();
      if (camera && !engine.camera.zoomState().atHome) detail.camera = camera;
      const focusedId = links.focusedId();
      if (focusedId) detail.focusedId = focusedId;
      if (state.selectedId) detail.selectedId = state.selectedId;
      detail.end = () => engine.dispose();
      links.remove();
      stopNaming();
    },
    { once: true },
  );
}

function newName(): HTMLElement {
  const name = document.createElement('p');
  name.className = styles.name ?? '';
  name.hidden = true;
  // The link has it for who does not see it.
  name.ariaHidden = 'true';
  return name;
}

/** The name of a shape above it, inside the frame. */
function showName(name: HTMLElement, at: ShapeOnScreen | null, shapes: readonly PictureShape[]): void {
  const shape = at && shapes.find(({ id }) => id === at.id);
  name.hidden = !shape;
  if (!shape) return;
  name.textContent = shape.name;
  const { clientWidth } = name.parentElement ?? name;
  const half = name.offsetWidth / 2;
  const x = Math.min(clientWidth - half - 8, Math.max(half + 8, (at.left + at.right) / 2));
  const above = at.top - name.offsetHeight - 10;
  name.style.transform = `translate(${x - half}px, ${above > 8 ? above : at.bottom + 10}px)`;
}
