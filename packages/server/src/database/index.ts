export type { MediaStore } from '../modules/media/media-store.ts';
export { type MediaLocation, openMediaStore } from '../modules/media/open-media-store.ts';
export { placeholderOf } from '../modules/media/placeholder.ts';
export { servedPicture } from '../modules/media/served-picture.ts';
export { colourIssues } from '../modules/projects/stylesheet.ts';
export { createPasswords } from '../modules/session/passwords.ts';
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
