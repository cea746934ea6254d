export { type Overlap, overlapsOf } from './checks/overlaps.ts';
export { isBlocking, type ShapeIssue, shapeIssues } from './checks/shape-issues.ts';
export { shortSideOnPhone, TOUCH_TARGET } from './checks/touch-target.ts';
export { arrowStep } from './editing/arrow-step.ts';
export {
  addCorner,
  addShapes,
  changeShape,
  copyShape,
  moveCorner,
  moveShape,
  nameShape,
  removeCorner,
  removeShapes,
} from './editing/edit-shapes.ts';
export {
  type EditedShape,
  editedShape,
  newKey,
  type StoredShape,
  storedShapes,
} from './editing/edited-shape.ts';
export { copyRings, fitRings } from './editing/fit.ts';
export { amend, type History, mapHistory, newHistory, record, redo, undo } from './editing/history.ts';
export {
  areSameShapes,
  compareShapes,
  type ForeignChange,
  type ShapeConflict,
  takeOver,
} from './editing/merge-shapes.ts';
export { sendableShapes } from './editing/sendable-shapes.ts';
export { SNAP_PX, snapped } from './editing/snapping.ts';
export { joinRings, splitRing } from './editing/split-join.ts';
export {
  cellsOfFloor,
  evenFacade,
  type Facade,
  type FacadeCell,
  type FacadeFloor,
  facadeCells,
  type GridLine,
  isConvex,
} from './facade/facade.ts';
export { type FacadeHandle, facadeHandles, moveHandle } from './facade/facade-handles.ts';
export { evenFloor, floorText, parseFloor, withFloors } from './facade/floors.ts';
export { type GuessedGrid, guessGrid } from './facade/guess-grid.ts';
export { type Numbering, numberOf, patternIssue } from './facade/numbering.ts';
export { homographyOf, type Quad, UNIT_SQUARE } from './geometry/homography.ts';
export { labelOf } from './geometry/label.ts';
export type { PixelSize, Point } from './geometry/point.ts';
export { boxOf, closedRing, crossesItself, isInside, openRing, ringArea } from './geometry/ring.ts';
export { type ShapeReference, targetOf, unitKey } from './reference.ts';
