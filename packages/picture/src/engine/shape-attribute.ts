/** Elements with this attribute stand for a shape: arrow keys on them are not the camera's. */
export const SHAPE_ATTRIBUTE = 'data-shape';
