import type { Box, Position } from './basemap.ts';

/** What a map shows at least beyond its projects, on any side. */
const LEAST_KM = { eastWest: 90, northSouth: 60 };
/** A phone shows projects that lie apart across its width, and more than twice that of what is above and below them. */
const BEYOND = 1.5;
const KM_PER_DEGREE = 111.2;

/** What a map shows that fits these places and was never moved, on all but the largest screens; null without any. */
export function boxAround(places: readonly Position[]): Box | null {
  if (places.length === 0) return null;
  const longitudes = places.map(([longitude]) => longitude);
  const latitudes = places.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((Math.max(-south, north) * Math.PI) / 180);
  const beyondKm = BEYOND * Math.max((east - west) * kmPerDegreeEast, (north - south) * KM_PER_DEGREE);
  const byEast = Math.max(LEAST_KM.eastWest, beyondKm) / kmPerDegreeEast;
  const byNorth = Math.max(LEAST_KM.northSouth, beyondKm) / KM_PER_DEGREE;
  return [west - byEast, south - byNorth, east + byEast, north + byNorth];
}
