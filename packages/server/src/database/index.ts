export type { MediaStore } from '../media/media-store.ts';
export { type MediaLocation, openMediaStore } from '../media/open-media-store.ts';
export { placeholderOf } from '../media/placeholder.ts';
export { createPasswords } from '../people/passwords.ts';
export { colourIssues } from '../stylesheet.ts';
export {
  type Database,
  type DatabaseLocation,
  databaseOf,
  openDatabase,
  PGLITE_SETTINGS,
} from './connection.ts';
export { migrate } from './migrate.ts';
export type { ProjectColours, Schema, StoredMediaData, StoredPolygon } from './schema.ts';
export type { ContentLanguage, Texts } from './texts.ts';
