import path from 'node:path';

export const DEMO_FOLDER = path.resolve(import.meta.dirname, '../../../packages/content/demo');
export const MODEL_FOLDER = path.join(DEMO_FOLDER, 'model');
