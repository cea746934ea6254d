/** The former drawing of a canvas, fading over the new one. */
export interface Crossfade {
  readonly remove: () => void;
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.style.cssText = canvas.style.cssText;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}

/** Leaves a copy of the canvas in its place that fades away while what is drawn next fades in. */
export function createCrossfade(canvas: HTMLCanvasElement, durationMs: number): Crossfade {
  const copy = copyOf(canvas);
  canvas.after(copy);
  const timing = { duration: durationMs, easing: 'ease' };
  const appearing = canvas.animate({ opacity: [0, 1] }, timing);
  const fading = copy.animate({ opacity: [1, 0] }, timing);
  const remove = () => {
    appearing.cancel();
    copy.width = 0;
    copy.height = 0;
    copy.remove();
  };
  fading.onfinish = remove;
  return { remove };
}
