import { type RefObject, useLayoutEffect, useRef } from 'react';
import { homeCamera, openingCamera } from './camera/camera.ts';
import { cornerOf } from './camera/corner.ts';
import type { Engine } from './engine/engine.ts';
import { noteVisited } from './keyboard/visited.ts';
import { HANDOVER, type Handover, OPENED } from './still/handover.ts';
import type { PictureProps } from './types.ts';

/**
 * Takes over the picture that stood in the page before its scripts were there (`[data-first-picture]`): over the stage
 * until the engine has painted its own, and at the same place, so that nothing is seen of the change.
 */
export function useFirstPicture(
  frameRef: RefObject<HTMLElement | null>,
  engine: Engine | null,
  props: Pick<PictureProps, 'image' | 'focusBox' | 'opening' | 'onOpen' | 'onSelect'>,
): void {
  const { image, focusBox, opening } = props;
  const { src, width, height } = image;
  const handover = useRef<Handover>({});
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const frame = frameRef.current;
    const first = document.querySelector<HTMLElement>('[data-first-picture]');
    if (!frame || !first) return;
    const open = (event: Event) => {
      event.preventDefault();
      latest.current.onOpen((event as CustomEvent<string>).detail);
    };
    first.addEventListener(OPENED, open);
    const stop = takeOver(frame, first, src, handover.current);
    const { focusedId, selectedId } = handover.current;
    if (focusedId) noteVisited(src, focusedId);
    if (selectedId) latest.current.onSelect?.(selectedId);
    return () => {
      first.removeEventListener(OPENED, open);
      stop();
    };
  }, [frameRef, src]);

  // The visitor goes on where they were: the same part of the picture, and the same shape as soon as it is there.
  useLayoutEffect(() => {
    if (!engine) return;
    const { camera } = handover.current;
    if (camera) engine.camera.place(camera);
    delete handover.current.camera;
    resumeFocus(frameRef.current, handover.current);
  }, [engine, frameRef]);

  useLayoutEffect(() => {
    const frame = frameRef.current;
    const first = frame?.querySelector<HTMLElement>(':scope > [data-first-picture] > img');
    if (!frame || !first) return;
    // As soon as the page is laid out, and before it is painted.
    const laidOut = new ResizeObserver(() => {
      const size = { width: frame.clientWidth, height: frame.clientHeight };
      const picture = { width, height };
      const camera = opening
        ? openingCamera(size, picture, focusBox, opening)
        : homeCamera(size, picture, focusBox);
      const { left, top } = cornerOf({ ...size, ...camera });
      Object.assign(first.style, {
        inset: '0 auto auto 0',
        width: `${width * camera.scale}px`,
        height: `${height * camera.scale}px`,
        transform: `translate(${left}px, ${top}px)`,
      });
    });
    laidOut.observe(frame);
    return () => laidOut.disconnect();
  });
}

/** Gives the focus to the shape that had it, as soon as it has a link, and unless the visitor went elsewhere. */
function resumeFocus(frame: HTMLElement | null, handover: Handover): void {
  const { focusedId } = handover;
  if (!frame || !focusedId) return;
  const isFree = document.activeElement === null || document.activeElement === document.body;
  const link = frame.querySelector<HTMLElement>(`[data-shape="${CSS.escape(focusedId)}"]`);
  if (isFree) link?.focus();
  if (link || !isFree) delete handover.focusedId;
}

/** Returns how to stop waiting for the engine. */
function takeOver(frame: HTMLElement, first: HTMLElement, src: string, handover: Handover): () => void {
  first.dispatchEvent(new CustomEvent(HANDOVER, { detail: handover }));
  if (first.dataset.picture !== src) {
    first.remove();
    handover.end?.();
    return () => undefined;
  }
  first.style.inset = '0';
  // Over the stage, below what stands on the picture.
  frame.firstElementChild?.after(first);
  // What the engine shows until its picture is there has nothing to stand in for, and is gone at once.
  frame.style.setProperty('--t-slow', '0s');
  const observer = new MutationObserver(() => {
    if (frame.dataset.pictureState !== 'ready') return;
    observer.disconnect();
    first.remove();
    handover.end?.();
    resumeFocus(frame, handover);
    // What begins to change now has changed in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => frame.style.removeProperty('--t-slow')));
  });
  observer.observe(frame, { attributeFilter: ['data-picture-state'] });
  return () => {
    observer.disconnect();
    frame.style.removeProperty('--t-slow');
  };
}
