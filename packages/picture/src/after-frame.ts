/**
 * Calls back in a task of its own after the next frame, when the page is laid out, measured and seen.
 * @returns How to stop waiting for it.
 */
export function afterFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
