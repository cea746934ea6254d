export type Position = readonly [longitude: number, latitude: number];

const EARTH_KM = 6371;

/** About two hours by car. */
const NEAR_KM = 150;

/** Whether a place is near one of the projects: people who look for a home there look for its surroundings. */
export function isNear(place: Position, projects: readonly Position[]): boolean {
  return projects.some((project) => distanceKm(place, project) <= NEAR_KM);
}

/** Along a great circle. */
function distanceKm([fromLongitude, fromLatitude]: Position, [toLongitude, toLatitude]: Position): number {
  const [from, to] = [radians(fromLatitude), radians(toLatitude)];
  const a =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
