import type { SeaView } from '@suite/contracts';

/**
 * Sun and sea of a home as `light.csv` has them, by its columns; null for what it does not say. Hours of direct sun on
 * the terrace, of 20 March, 21 June and 21 December: of the whole day, until an hour and a half before noon
 * (`morning_…`), and from three hours after noon (`evening_…`).
 */
export interface LightRow {
  readonly building: string;
  readonly number: string;
  /** Where the terrace looks, in degrees clockwise from north. */
  readonly facing_deg: number | null;
  readonly sun_mar: number | null;
  readonly sun_jun: number | null;
  readonly sun_dec: number | null;
  readonly morning_mar: number | null;
  readonly evening_mar: number | null;
  readonly evening_jun: number | null;
  /** When the sun leaves the terrace on 21 June: `18:00`, an hour ahead of UTC. */
  readonly last_sun_jun_utc1: string | null;
  /** Width of the sea in the view, without the trees before it. */
  readonly sea_deg: number | null;
  /** The same, with the trees. */
  readonly sea_deg_trees: number | null;
  readonly sea_view: SeaView | null;
}

/** Headings of `light.csv`, in the order of an export. */
export const LIGHT_COLUMNS = [
  'building',
  'number',
  'facing_deg',
  'sun_mar',
  'sun_jun',
  'sun_dec',
  'morning_mar',
  'evening_mar',
  'evening_jun',
  'last_sun_jun_utc1',
  'sea_deg',
  'sea_deg_trees',
  'sea_view',
] as const satisfies readonly (keyof LightRow)[];
export type LightColumn = (typeof LIGHT_COLUMNS)[number];

/** Columns for people, which say again what the others and the table of units say. */
export const REPEATED_COLUMNS: readonly string[] = ['orientation', 'evening_sun'];
