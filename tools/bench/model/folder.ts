import path from 'node:path';

export const DEMO_FOLDER = path.resolve(import.meta.dirname, '../../../packages/content/demo');
/** Where the building's remote is built. */
export const SCRIPTS_FOLDER = path.resolve(import.meta.dirname, '../../../mf-building/dist/assets');
export const MODEL_FOLDER = path.join(DEMO_FOLDER, 'model');
