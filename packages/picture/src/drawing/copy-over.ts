/** An element with what its canvases show now. */
function stillCopy(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll('canvas');
  element.querySelectorAll('canvas').forEach((canvas, index) => {
    const { width, height } = canvas;
    const to = copies[index];
    if (!to || width === 0) return;
    Object.assign(to, { width, height });
    to.getContext('2d')?.drawImage(canvas, 0, 0);
  });
  return copy;
}

/**
 * A still copy of what stands on a picture, shapes and pins, for a frame of the same size; null before it is painted. Read
 * from the page, as `engine/stage.ts` builds it, so that no visitor of the picture has a byte of it.
 * @param around has a `Picture` in it.
 */
export function copyOver(around: Element): HTMLElement | null {
  const stage = around.querySelector<HTMLElement>('[data-picture-state] > div > div');
  if (!stage) return null;
  const copy = stillCopy(stage);
  const [moved] = copy.children;
  const [photo, , pulse] = moved?.children ?? [];
  for (const part of [photo, pulse, ...copy.querySelectorAll(':scope > a')]) part?.remove();
  return copy;
}
