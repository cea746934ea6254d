import { useEffect, useMemo, useRef, useState } from 'react';
import { momentOfSun } from '../sun/sun-course.ts';
import { type ClockPlace, dayOf, type SunMoment, sunOfMoment } from '../sun/sun-moment.ts';
import type { SunPosition } from '../sun/sun-position.ts';

/** When the sun of a view is told to whom keeps it in the address: after the slider has come to rest. */
const REST_MS = 400;

export interface SunState {
  /** Null as in the pictures. */
  readonly moment: SunMoment | null;
  /** What the sliders stand at, also while the sun is that of the pictures. */
  readonly shown: SunMoment;
  readonly sun: SunPosition;
  readonly today: string;
  readonly place: ClockPlace;
  readonly set: (moment: SunMoment | null) => void;
}

export interface SunInput {
  readonly place: ClockPlace;
  readonly pictureSun: SunPosition;
  /** From the address. */
  readonly moment: SunMoment | null;
  readonly onMoment: (moment: SunMoment | null) => void;
}

const isSame = (a: SunMoment | null, b: SunMoment | null) => a?.day === b?.day && a?.minutes === b?.minutes;

/** The sun of a view: follows a slider at once and the address a little later. */
export function useSun({ place, pictureSun, moment: asked, onMoment }: SunInput): SunState {
  const [moment, setMoment] = useState(asked);
  const [former, setFormer] = useState(asked);
  const report = useRef(onMoment);
  useEffect(() => {
    report.current = onMoment;
  });
  const [reported, setReported] = useState<SunMoment | null | undefined>(undefined);
  // Another address, such as after Back, counts. What was reported itself is no news, and the slider may be elsewhere by now.
  if (!isSame(asked, former)) {
    setFormer(asked);
    setReported(undefined);
    if (reported === undefined || !isSame(asked, reported)) setMoment(asked);
  }
  useEffect(() => {
    if (isSame(moment, former)) return;
    const timer = setTimeout(() => {
      setReported(moment);
      report.current(moment);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moment, former]);
  const [today] = useState(() => dayOf(new Date(), place.timeZone));
  const first = useMemo(() => momentOfSun(pictureSun, today.slice(0, 4), place), [pictureSun, today, place]);
  const sun = useMemo(() => (moment ? sunOfMoment(moment, place) : pictureSun), [moment, place, pictureSun]);
  return { moment, shown: moment ?? first, sun, today, place, set: setMoment };
}
