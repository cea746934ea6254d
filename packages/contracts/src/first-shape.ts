import type { UnitStatus } from './statuses.ts';

/**
 * A shape over a picture, as the server writes it into a page and the picture draws it. Points are pixels of the
 * picture, from its top left corner.
 */
export interface FirstShape {
  /** Unique in the picture. */
  readonly id: string;
  /** Outer ring; the first point may be repeated at the end. */
  readonly ring: readonly (readonly [x: number, y: number])[];
  /** A point inside, for the number. */
  readonly label: readonly [x: number, y: number];
  /**
   * How it is drawn. `unit`: an apartment in the colour, pattern and glyph of its status. `area`: a community or
   * building on a masterplan. `neutral`: a unit whose status is hidden or unknown.
   */
  readonly appearance:
    | { readonly kind: 'unit'; readonly status: UnitStatus }
    | { readonly kind: 'area' }
    | { readonly kind: 'neutral' };
  /** Short text on the shape, for example the unit number; empty for none. */
  readonly text: string;
  /** What a screen reader says: "Apartment 304, one bedroom, 52 m², floor 3, available". */
  readonly name: string;
  /** Where the shape leads; a shape without one is drawn and named but opens nothing. */
  readonly href: string | null;
  /**
   * Row for the arrow keys, higher is further up (the floor); shapes of a row go from left to right. Null where
   * shapes stand anywhere: the keys then go to the nearest one in their direction.
   */
  readonly row: number | null;
}
