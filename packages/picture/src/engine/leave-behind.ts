import styles from './engine.module.css';

/** The next page fades in so long, at the end of the flight. */
const FADE_MS = 320;

/**
 * Leaves a picture that flies over the page which comes in its place, until the flight ends: that one fades in where
 * the visitor was flown to, and has every press at once.
 * @returns When it is gone; at once where nothing flies.
 */
export async function leaveBehind(moved: HTMLElement, frame: HTMLElement): Promise<void> {
  const [flight] = moved.getAnimations();
  const page = frame.closest('main');
  if (!flight || !page) return;
  const totalMs = Number(flight.effect?.getComputedTiming().endTime);
  const fadeMs = Math.max(0, Math.min(FADE_MS, totalMs - Number(flight.currentTime)));
  const { left, top, width, height } = frame.getBoundingClientRect();
  const over = document.createElement('div');
  over.className = styles.leftBehind ?? '';
  over.inert = true;
  Object.assign(over.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  over.append(moved);
  page.append(over);
  const timing = { delay: totalMs - fadeMs, duration: fadeMs, fill: 'both' } as const;
  const fade = over.animate({ opacity: [1, 0] }, timing);
  // By the clock of the flight, also where a frame comes late.
  fade.startTime = flight.startTime;
  await fade.finished.catch(() => undefined);
  over.remove();
}
