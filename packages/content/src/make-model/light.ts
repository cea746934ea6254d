import type { SeaView } from '@suite/contracts';
import { getPosition, getTimes } from 'suncalc';
import type { LightRow } from '../light/light-row.ts';
import type { Obstacles } from './obstacles.ts';
import { EYE_M, facingOf, type Terrace } from './terraces.ts';
import { rounded, type Vector } from './triangles.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface Sun {
  /** Of the day, in universal time. */
  readonly minute: number;
  readonly direction: Vector;
}

interface SunDay {
  readonly suns: readonly Sun[];
  readonly noon: number;
}

const STEP_MINUTES = 10;
const MINUTES_OF_A_DAY = 1440;
/** Below it are hills and haze. */
const LOWEST_SUN = 2;
const SITTING_M = 1.1;
const FAR_M = 3000;
export const DAYS = { mar: '2026-03-20', jun: '2026-06-21', dec: '2026-12-21' } as const;
const MORNING_BEFORE_NOON = 90;
const EVENING_AFTER_NOON = 180;
/** From so large a part of the terrace on, the sun is there. */
const SOME_SHARE = 0.3;

/** Half of the width of what one sees without turning one's head far, and the steps in it. */
export const SIDEWAYS = 74;
export const SIDEWAYS_STEP = 4;
export const DOWNWARDS = [0.15, 0.5, 1, 2, 3.5, 6, 10] as const;
/** As the pages' filter has them. */
const OPEN_FROM = 80;
const PARTIAL_FROM = 24;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** To where a bearing and a height point, both in degrees. */
function direction(bearing: number, altitude: number): Vector {
  const flat = Math.cos(radians(altitude));
  const a = radians(bearing);
  return [Math.sin(a) * flat, Math.sin(radians(altitude)), -Math.cos(a) * flat];
}

export function sunDay(day: string, { latitude, longitude }: Place): SunDay {
  const startMs = Date.parse(`${day}T00:00:00Z`);
  const { solarNoon } = getTimes(new Date(startMs + (MINUTES_OF_A_DAY / 2) * 60_000), latitude, longitude);
  const minutes = Array.from({ length: MINUTES_OF_A_DAY / STEP_MINUTES }, (_, at) => at * STEP_MINUTES);
  const suns = minutes.flatMap((minute): Sun[] => {
    const { altitude, azimuth } = getPosition(new Date(startMs + minute * 60_000), latitude, longitude);
    return altitude < LOWEST_SUN ? [] : [{ minute, direction: direction(azimuth, altitude) }];
  });
  return { suns, noon: solarNoon.getUTCHours() * 60 + solarNoon.getUTCMinutes() };
}

interface SunHours {
  readonly all: number;
  readonly morning: number;
  readonly evening: number;
  readonly lastMinute: number | null;
}

export function sunHours(
  { points, floor }: Pick<Terrace, 'points' | 'floor'>,
  { suns, noon }: SunDay,
  obstacles: Obstacles,
): SunHours {
  // From place to place, for what stands before the sun often does ten minutes later, too.
  const litAt = points.map(([x, z]) =>
    suns.map(({ direction: to }) => obstacles.isFree([x, floor + SITTING_M, z], to, FAR_M)),
  );
  const lit = suns.map(({ minute }, at) => ({
    minute,
    share: litAt.filter((ofPoint) => ofPoint[at]).length / points.length,
  }));
  const hours = (isMeant: (minute: number) => boolean) => {
    const sum = lit.reduce((total, { minute, share }) => total + (isMeant(minute) ? share : 0), 0);
    return rounded((sum * STEP_MINUTES) / 60, 1);
  };
  return {
    all: hours(() => true),
    morning: hours((minute) => minute < noon - MORNING_BEFORE_NOON),
    evening: hours((minute) => minute > noon + EVENING_AFTER_NOON),
    lastMinute: lit.findLast(({ share }) => share > SOME_SHARE)?.minute ?? null,
  };
}

/** Degrees of the view that reach open water. */
function seaDegrees(terrace: Terrace, obstacles: Obstacles, sea: Obstacles): number {
  const [x, , z] = terrace.eye;
  const from: Vector = [x, terrace.floor + EYE_M, z];
  const facing = facingOf(terrace);
  let degrees = 0;
  for (let aside = -SIDEWAYS; aside <= SIDEWAYS; aside += SIDEWAYS_STEP) {
    const sees = DOWNWARDS.some((down) => {
      const to = direction(facing + aside, -down);
      const water = sea.free(from, to);
      return water < Number.POSITIVE_INFINITY && obstacles.isFree(from, to, water);
    });
    if (sees) degrees += SIDEWAYS_STEP;
  }
  return degrees;
}

export function seaViewOf(degrees: number): SeaView {
  if (degrees >= OPEN_FROM) return 'open';
  if (degrees >= PARTIAL_FROM) return 'partial';
  return degrees > 0 ? 'glimpse' : 'none';
}

/** An hour ahead of universal time, as the column says. */
export function clockText(minute: number | null): string | null {
  if (minute === null) return null;
  const at = (minute + 60) % MINUTES_OF_A_DAY;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

export interface LitTerrace {
  readonly building: string;
  readonly number: string;
  readonly terrace: Terrace;
  readonly obstacles: Obstacles;
}

/** Sun and sea of terraces; `sea` is null where the model has none, and then nothing is said of it. */
export function lightOf(terraces: readonly LitTerrace[], place: Place, sea: Obstacles | null): LightRow[] {
  const days = { mar: sunDay(DAYS.mar, place), jun: sunDay(DAYS.jun, place), dec: sunDay(DAYS.dec, place) };
  return terraces.map(({ building, number, terrace, obstacles }) => {
    const march = sunHours(terrace, days.mar, obstacles);
    const june = sunHours(terrace, days.jun, obstacles);
    const december = sunHours(terrace, days.dec, obstacles);
    const degrees = sea && seaDegrees(terrace, obstacles, sea);
    return {
      building,
      number,
      facing_deg: Math.round(facingOf(terrace)) % 360,
      sun_mar: march.all,
      sun_jun: june.all,
      sun_dec: december.all,
      morning_mar: march.morning,
      evening_mar: march.evening,
      evening_jun: june.evening,
      last_sun_jun_utc1: clockText(june.lastMinute),
      sea_deg: degrees,
      sea_deg_trees: null,
      sea_view: degrees === null ? null : seaViewOf(degrees),
    };
  });
}
