/** Event of the window: the picture of the first HTML is painted with its shapes, and answers. */
export const STILL_SHOWN = 'suite:still-shown';

/** Of the script of data with the shapes, and of the template with what starts the shell after them. */
export const SHAPES_ID = 'first-shapes';
export const START_ID = 'start';
