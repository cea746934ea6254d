export type { Basemap, BasemapFeature, Box, Position } from './basemap.ts';
export { BASEMAP_URL } from './basemap-url.ts';
export { boxAround } from './box-around.ts';
export { cutBasemap } from './cut-basemap.ts';
