import { useEffect, useEffectEvent, useState } from 'react';
import { HOUR_STEP, type HourRange } from '../sun/sun-course.ts';
import type { SunState } from './use-sun.ts';

/** An hour of the day goes by in a second. */
const MINUTES_PER_MS = 60 / 1000;

/** Lets the day go by, from where the slider stands to dusk; from dawn where it stands at dusk. */
export function usePlay(
  { shown, set }: SunState,
  { from, to }: HourRange,
): readonly [boolean, (isPlaying: boolean) => void] {
  const [isPlaying, setPlaying] = useState(false);
  const startMinutes = useEffectEvent(() => (shown.minutes >= to - HOUR_STEP ? from : shown.minutes));
  const show = useEffectEvent((minutes: number) => set({ day: shown.day, minutes }));
  const end = useEffectEvent((minutes: number) => minutes >= to);
  useEffect(() => {
    if (!isPlaying) return;
    const start = startMinutes();
    const startMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const minutes = Math.round(start + (nowMs - startMs) * MINUTES_PER_MS);
      if (end(minutes)) {
        show(to);
        setPlaying(false);
        return;
      }
      show(minutes);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, to]);
  return [isPlaying, setPlaying];
}
