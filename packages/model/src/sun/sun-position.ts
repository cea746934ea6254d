import { getPosition } from 'suncalc';

/** In degrees: over the horizon, and clockwise from north. */
export interface SunPosition {
  readonly altitude: number;
  readonly azimuth: number;
}

/** Degrees north and east. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The sun that pictures are drawn with whose model says nothing else. */
export const PICTURE_SUN: SunPosition = { altitude: 31, azimuth: 212 };

/** suncalc 2 gives degrees from north; its first version gave radians from south. */
export function sunAt(when: Date, { latitude, longitude }: Place): SunPosition {
  const { altitude, azimuth } = getPosition(when, latitude, longitude);
  return { altitude, azimuth };
}
