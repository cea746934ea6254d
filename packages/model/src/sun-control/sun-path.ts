import { type HourRange, STEP_MINUTES, type SunCourse } from '../sun/sun-course.ts';

/** Of the drawing, in its own units. */
export const PATH_WIDTH = 300;
export const PATH_HEIGHT = 64;
/** Where the horizon is drawn. */
export const HORIZON = 50;
/** At the top. */
const MOST_DEGREES = 74;

export interface PathPoint {
  readonly x: number;
  readonly y: number;
}

/** Where the sun stands in the drawing. */
export function pathPoint(minutes: number, { from, to }: HourRange, altitude: number): PathPoint {
  const share = (minutes - from) / (to - from);
  return {
    x: share * PATH_WIDTH,
    y: Math.min(PATH_HEIGHT - 2, HORIZON - (altitude / MOST_DEGREES) * (HORIZON - 8)),
  };
}

/** The way of the sun from the beginning to the end of the slider, as SVG. */
export function sunPath({ altitudes }: SunCourse, hours: HourRange): string {
  const points = altitudes.flatMap((altitude, index) => {
    const minutes = index * STEP_MINUTES;
    if (minutes < hours.from - STEP_MINUTES || minutes > hours.to + STEP_MINUTES) return [];
    const { x, y } = pathPoint(minutes, hours, altitude);
    return [`${x.toFixed(1)},${y.toFixed(1)}`];
  });
  return `M${points.join('L')}`;
}
