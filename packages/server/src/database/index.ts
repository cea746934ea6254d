export { type MediaLocation, openMediaStore } from '../modules/media/open-media-store.ts';
export { createPasswords } from '../modules/session/passwords.ts';
export {
  type Database,
  type DatabaseLocation,
  databaseOf,
  openDatabase,
} from './connection.ts';
export { migrate } from './migrate.ts';
export type { Schema, StoredMediaData, StoredPolygon } from './schema.ts';
export type { ContentLanguage, Texts } from './texts.ts';
