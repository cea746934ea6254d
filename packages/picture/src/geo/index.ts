export { GeoMap } from './geo-map.tsx';
export {
  CLUSTER_MAX_ZOOM,
  CLUSTER_RADIUS_PX,
  clusterProjects,
  type Located,
  type Pin,
} from './pins/clusters.ts';
export type {
  GeoMapLabels,
  GeoMapLanguage,
  GeoMapPadding,
  GeoMapPlace,
  GeoMapProject,
  GeoMapProps,
} from './types.ts';
