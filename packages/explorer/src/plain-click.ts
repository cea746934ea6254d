import type { MouseEvent } from 'react';

/** Whether a click on a link is for this window: with a modifier or another button it is the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Whether a click came from a finger: browsers send clicks as pointer events. */
export function isTouch({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
}
