import { createScreenStore } from '@suite/explorer';
import type { GeoMapPlace } from '@suite/picture/geo';
import type { LocationSearchModel } from './search/use-location-search.ts';
import type { MapScreenModel } from './use-map-screen.ts';

/** Everything that map, list and search draw from. */
export interface MapScreenState extends MapScreenModel {
  readonly search: LocationSearchModel;
  /** Where the search leads. */
  readonly place: GeoMapPlace | null;
  /** It lies beyond the map. */
  readonly announceBeyond: () => void;
}

export const { ScreenProvider, useScreen } = createScreenStore<MapScreenState>();
