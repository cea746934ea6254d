const EARTH_RADIUS_M = 6_378_137;
const METRES_A_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;
/** Width of the world in metres of the projection. */
const WORLD_M = 2 * Math.PI * EARTH_RADIUS_M;
/** CSS pixels that the world is wide at zoom 0. */
const WORLD_PX_AT_ZOOM_0 = 256;

/** Web Mercator in metres, as EPSG:3857 but with y growing southwards, as on the screen. */
export type MapPoint = readonly [x: number, y: number];
/** [minX, minY, maxX, maxY], y growing southwards. */
export type MapBox = readonly [number, number, number, number];

/** From degrees of longitude and latitude (WGS 84). */
export function toMapPoint(longitude: number, latitude: number): MapPoint {
  const y = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * EARTH_RADIUS_M;
  return [longitude * METRES_A_DEGREE, -y];
}

/** Degrees of a point, from −180 to 180 and from −90 to 90. */
export function toDegrees([x, y]: MapPoint): { longitude: number; latitude: number } {
  const latitude = (Math.atan(Math.exp(-y / EARTH_RADIUS_M)) * 360) / Math.PI - 90;
  return { longitude: x / METRES_A_DEGREE, latitude };
}

/** Where the square of the projection ends, in degrees; beyond it everything lies at infinity. */
const MAX_LATITUDE = 85;

/** From west, south, east, north in degrees. */
export function toMapBox([west, south, east, north]: readonly [number, number, number, number]): MapBox {
  const within = (latitude: number) => Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const [left, top] = toMapPoint(west, within(north));
  const [right, bottom] = toMapPoint(east, within(south));
  return [left, top, right, bottom];
}

/** What two boxes share; null where they do not meet. */
export function commonMapBox(one: MapBox, other: MapBox): MapBox | null {
  const box: MapBox = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
  return box[0] <= box[2] && box[1] <= box[3] ? box : null;
}

/** Metres of the projection a CSS pixel at a zoom level, and the way back. */
export function resolutionOfZoom(zoom: number): number {
  return WORLD_M / WORLD_PX_AT_ZOOM_0 / 2 ** zoom;
}

export function zoomOfResolution(resolution: number): number {
  return Math.log2(WORLD_M / WORLD_PX_AT_ZOOM_0 / resolution);
}

export function unionOfMapBoxes(one: MapBox, other: MapBox): MapBox {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}
