import { copyOver } from '@suite/picture/drawing';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { overlayShare } from '../camera/picture-projection.ts';
import type { Engine } from '../engine/engine-types.ts';
import { type LabelBox, overlaps } from '../labels/place-labels.ts';
import styles from './model-view.module.css';

export interface PictureOverlayProps {
  readonly engine: Engine | null;
  /** Another picture has another copy; null while none is painted. */
  readonly of: object | null;
  /** The whole view, which is told how much of the copy is seen: `--picture-overlay`, 0 to 1, and `data-overlay` while that is most of it. */
  readonly layer: RefObject<HTMLElement | null>;
  /** Where others lie over the frame. */
  readonly taken: readonly LabelBox[];
  readonly links: OverlayLinks;
}

/** What happens to the links in the copy, which are told by their address. */
export interface OverlayLinks {
  readonly onClick: (href: string, event: MouseEvent) => void;
  /** The mouse is over one, or over none any more. */
  readonly onPoint: (href: string | null) => void;
}

function hrefAt({ target }: MouseEvent): string | null {
  return target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? null) : null;
}

/** From a pin to what lies over the frame. */
const CLEAR_PX = 8;

/** The model has more buttons than the picture: a pin that would lie below them stands beside them. */
function avoidTaken(pin: HTMLElement, frame: DOMRect, taken: readonly LabelBox[]): void {
  pin.style.marginLeft = '';
  const { x, y, width, height } = (pin.firstElementChild ?? pin).getBoundingClientRect();
  const own = { x: x - frame.x + width / 2, y: y - frame.y + height / 2, width, height };
  const other = taken.find((box) => overlaps(own, box));
  pin.dataset.moved = String(other !== undefined);
  if (!other) return;
  const distance = (own.width + other.width) / 2 + CLEAR_PX;
  const to = other.x + (own.x < other.x ? -distance : distance);
  pin.style.marginLeft = `${to - own.x}px`;
}

/** What stood on the picture, over the model until the view moves. Keyboard and screen reader have the pins. */
export function PictureOverlay({ engine, of, layer, taken, links }: PictureOverlayProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The picture is beside the view that covers it.
    const page = layer.current?.parentElement;
    const copy = engine && of && page ? copyOver(page) : null;
    if (copy) host.current?.replaceChildren(copy);
  }, [engine, of, layer]);
  useEffect(() => {
    const frame = host.current?.getBoundingClientRect();
    const pins = engine && of ? host.current?.firstElementChild?.lastElementChild?.children : null;
    if (frame) for (const pin of pins ?? []) avoidTaken(pin as HTMLElement, frame, taken);
  }, [engine, of, taken]);
  useLayoutEffect(() => {
    const whole = layer.current;
    if (!engine || !whole) return;
    const stop = engine.onFrame((_, pictureShare) => {
      const share = overlayShare(pictureShare);
      whole.style.setProperty('--picture-overlay', String(share));
      whole.toggleAttribute('data-overlay', share > 0.5);
    });
    return () => {
      stop();
      whole.style.removeProperty('--picture-overlay');
      whole.removeAttribute('data-overlay');
    };
  }, [engine, layer]);
  return (
    <div
      ref={host}
      className={styles.overlay}
      aria-hidden="true"
      onClick={(event) => {
        const href = hrefAt(event);
        if (href) links.onClick(href, event);
      }}
      onPointerOver={(event) => {
        if (event.pointerType === 'mouse') links.onPoint(hrefAt(event));
      }}
      onPointerLeave={() => links.onPoint(null)}
    />
  );
}
