import { cornerOf } from '../camera/corner.ts';
import type { PictureChoice, PictureImage } from '../types.ts';
import type { Backdrop } from './backdrop.ts';
import type { ViewportState } from './canvas-layer.ts';
import styles from './engine.module.css';
import { gapOf } from './gap.ts';
import { cssMatrix } from './placement.ts';

export interface PhotoEvents {
  readonly onLoad: () => void;
  readonly onError: () => void;
}

export interface Photo {
  readonly element: HTMLDivElement;
  readonly move: (viewportState: ViewportState) => void;
  /** Device pixels of width that are there, or on their way. */
  readonly widthPx: () => number;
  /** Of the file that is on the screen; null before it is there. */
  readonly address: () => string | null;
  /** Lays an element over the picture, below what stands in for it. */
  readonly layOver: (overlay: HTMLElement) => void;
  /** Asks for the picture at this many device pixels of width, if that is more than is there. */
  readonly refine: (widthPx: number) => void;
  /** Sets what a screen reader says; it changes with the language. */
  readonly describe: (alt: string) => void;
  readonly dispose: () => void;
}

/** How an element as large as the picture stands in the frame. */
function placeStyle(image: PictureImage, viewportState: ViewportState) {
  const { left, top } = cornerOf(viewportState);
  return {
    width: `${image.width * viewportState.scale}px`,
    height: `${image.height * viewportState.scale}px`,
    transform: cssMatrix(1, left, top),
  };
}

function newImage(image: PictureImage, src: string, choice?: PictureChoice): HTMLImageElement {
  const element = new Image();
  element.alt = image.alt;
  element.decoding = 'async';
  element.draggable = false;
  if (choice) {
    element.sizes = choice.sizes;
    element.srcset = choice.srcset;
  }
  element.src = src;
  return element;
}

/** Width that a choice gives the address that the browser took of it; null where it took none of them. */
export function chosenWidth({ srcset }: PictureChoice, currentSrc: string, base: string): number | null {
  for (const candidate of srcset.split(', ')) {
    const [url = '', width = ''] = candidate.split(' ');
    if (new URL(url, base).href === currentSrc) return Number.parseInt(width, 10);
  }
  return null;
}

/** Stands over the picture until it is there, and then fades: so the picture itself is painted at once. */
function newVeil(image: PictureImage): HTMLDivElement {
  const veil = document.createElement('div');
  veil.className = styles.veil ?? '';
  if (image.placeholder) {
    const blurred = newImage(image, image.placeholder);
    blurred.className = styles.placeholder ?? '';
    blurred.alt = '';
    veil.append(blurred);
  }
  return veil;
}

/** What a backdrop is drawn from. */
function backdropSource(image: PictureImage, src: string): HTMLImageElement {
  const source = new Image();
  source.src = image.placeholder ?? src;
  return source;
}

/**
 * The picture as an image in an element that a CSS transform moves. The element is as large as the picture stands on the
 * screen: then the browser keeps it with the pixels of the screen, and copies them in each frame. It has a ground, since
 * Chromium keeps a layer that is nothing but an image with the pixels of its file, and scales them down in each frame.
 */
export function createPhoto(image: PictureImage, firstWidthPx: number, events: PhotoEvents): Photo {
  const element = document.createElement('div');
  element.className = styles.layer ?? '';
  const holder = document.createElement('div');
  holder.className = styles.photo ?? '';
  const veil = newVeil(image);
  const srcAt = image.srcAt ?? (() => image.src);
  let askedWidthPx = Math.min(image.width, firstWidthPx);
  let current = newImage(image, srcAt(askedWidthPx), image.first);
  let alt = image.alt;
  let backdrop: Backdrop | 'awaited' | null = null;
  let last: ViewportState | null = null;
  let disposed = false;
  current.fetchPriority = 'high';
  holder.append(current);
  element.append(holder, veil);

  function fillFrame(viewportState: ViewportState): void {
    const gap = gapOf(image, viewportState);
    last = viewportState;
    if (gap && backdrop === null) {
      backdrop = 'awaited';
      // Where it does not come, the ground of the frame stays.
      fetchBackdrop().catch(() => undefined);
    }
    if (backdrop !== 'awaited') backdrop?.move(viewportState, gap);
  }

  /** A chunk of its own: most frames are filled. */
  async function fetchBackdrop(): Promise<void> {
    const { createBackdrop } = await import(/* webpackChunkName: "backdrop" */ './backdrop.ts');
    if (disposed) return;
    backdrop = createBackdrop(image, backdropSource(image, current.src));
    element.prepend(backdrop.element);
    if (last) fillFrame(last);
  }

  function settle(loaded: boolean): void {
    if (disposed) return;
    // What stands in stays where the picture does not come, and the browser's broken picture is never seen.
    if (loaded || !image.placeholder) veil.classList.add(styles.gone ?? '');
    if (!loaded) holder.classList.add(styles.broken ?? '');
    if (loaded) {
      followChoice();
      events.onLoad();
    } else events.onError();
  }

  /** The browser may have chosen less than is needed: it rounds down where the screen has many pixels. */
  function followChoice(): void {
    const chosenPx = image.first && chosenWidth(image.first, current.currentSrc, document.baseURI);
    if (!chosenPx) return;
    const wantedPx = askedWidthPx;
    askedWidthPx = chosenPx;
    refine(wantedPx);
  }

  function replaceBy(next: HTMLImageElement): void {
    if (disposed) return;
    next.alt = alt;
    current.replaceWith(next);
    current = next;
  }

  function refine(widthPx: number): void {
    const wantedPx = Math.min(image.width, Math.ceil(widthPx));
    if (wantedPx <= askedWidthPx) return;
    const former = srcAt(askedWidthPx);
    askedWidthPx = wantedPx;
    if (srcAt(wantedPx) === former) return;
    const next = newImage(image, srcAt(wantedPx));
    // A sharper picture that does not come leaves the present one standing.
    next.decode().then(
      () => replaceBy(next),
      () => undefined,
    );
  }

  current.decode().then(
    () => settle(true),
    // Some browsers refuse to decode ahead what they can show.
    () => settle(current.complete && current.naturalWidth > 0),
  );

  return {
    element,
    move(viewportState) {
      for (const { style } of [holder, veil]) Object.assign(style, placeStyle(image, viewportState));
      fillFrame(viewportState);
    },
    widthPx: () => Math.max(askedWidthPx, current.naturalWidth),
    address: () => (current.complete && current.naturalWidth > 0 ? current.currentSrc : null),
    layOver: (overlay) => veil.before(overlay),
    refine,
    describe(next) {
      alt = next;
      if (current.alt !== next) current.alt = next;
    },
    dispose() {
      disposed = true;
      current.removeAttribute('srcset');
      current.removeAttribute('src');
      element.remove();
    },
  };
}
