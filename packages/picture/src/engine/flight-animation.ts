import type { Flight } from '../camera/flight.ts';

/**
 * Carries an element through a flight, from one transform to another that is as many steps of the same kinds: the
 * browser's compositor does it, however busy the main thread is. To be cancelled.
 */
export function animateFlight(
  element: HTMLElement,
  transform: [from: string, to: string],
  { startMs, durationMs, ease }: Flight,
): Animation {
  const animation = element.animate({ transform }, { duration: durationMs, easing: ease.css, fill: 'both' });
  animation.startTime = startMs;
  return animation;
}
