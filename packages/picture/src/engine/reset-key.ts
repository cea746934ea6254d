const MODIFIERS = ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const;

/** The key 0 brings the picture back to rest, beside plus and minus, which are OpenLayers'; returns how to stop. */
export function listenForReset(frame: HTMLElement, reset: () => void): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === '0' && !MODIFIERS.some((modifier) => event[modifier])) reset();
  }
  frame.addEventListener('keydown', onKeyDown);
  return () => frame.removeEventListener('keydown', onKeyDown);
}
