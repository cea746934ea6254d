export { PointList } from './point-list.tsx';
export { PointMarker } from './point-marker.tsx';
export { type Point, type PointShapes, pointShapes, shownPoints } from './points.ts';
export { PointsToggle } from './points-toggle.tsx';
export { type PointsLayer, usePoints } from './use-points.ts';
