/** The land and seas of the region: a file of its own for browsers, which comes when a map needs it. */
export const BASEMAP_URL = new URL('../basemap.geojson', import.meta.url).href;
