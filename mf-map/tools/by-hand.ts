/** What the map data lacks, set by hand from general knowledge; free to use. */

type Position = readonly [longitude: number, latitude: number];

/** Outlines, good to about a kilometre. */
export const LAKES_BY_HAND: readonly (readonly Position[])[] = [
  // Lake Skadar
  [
    [19.1, 42.245],
    [19.115, 42.218],
    [19.165, 42.188],
    [19.225, 42.163],
    [19.27, 42.132],
    [19.345, 42.105],
    [19.4, 42.078],
    [19.45, 42.062],
    [19.487, 42.052],
    [19.498, 42.078],
    [19.472, 42.122],
    [19.425, 42.18],
    [19.388, 42.222],
    [19.398, 42.262],
    [19.428, 42.3],
    [19.398, 42.304],
    [19.362, 42.268],
    [19.318, 42.252],
    [19.262, 42.248],
    [19.205, 42.262],
    [19.155, 42.284],
    [19.122, 42.272],
    [19.1, 42.245],
  ],
];

export interface NearNames {
  /** As in the source. */
  readonly name: string;
  /** From this zoom on the name stands at these places and no more at its first one. */
  readonly fromZoom: number;
  readonly places: readonly Position[];
}

/** Large areas are named again in near views, where their first name is out of sight. */
export const NAMES_BY_HAND: readonly NearNames[] = [
  {
    name: 'Adriatic Sea',
    fromZoom: 8.5,
    places: [
      [18.6, 42.11],
      [17.7, 42.42],
      [18.95, 41.7],
      [16.35, 42.9],
      [15.1, 43.75],
      [13.7, 44.6],
      [17.6, 41.6],
    ],
  },
  {
    name: 'Montenegro',
    fromZoom: 8.5,
    places: [
      [19.05, 42.345],
      [18.75, 42.72],
      [19.45, 42.75],
    ],
  },
  {
    name: 'Albania',
    fromZoom: 8.5,
    places: [
      [19.62, 42.17],
      [19.95, 41.45],
    ],
  },
  {
    name: 'Croatia',
    fromZoom: 8.5,
    places: [
      [16.6, 43.72],
      [15.7, 44.2],
      [16.2, 45.4],
    ],
  },
  {
    name: 'Bosnia & Herzegovina',
    fromZoom: 8.5,
    places: [
      [18.3, 42.82],
      [17.8, 43.6],
      [17.8, 44.4],
    ],
  },
];
