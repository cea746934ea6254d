/** The land and seas of the region, for `GeoMap` and `PinMap`; a file of its own that comes when a map is opened. */
export const BASEMAP_URL = new URL('../basemap/basemap.geojson', import.meta.url).href;
