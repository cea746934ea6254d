import path from 'node:path';

export { targetOf, unitKey } from '@suite/shapes';
export { counted } from './counted.ts';
export type { MenuEntry, PoiEntry } from './format/extras.ts';
export type { PictureEntry, Shape, ViewEntry } from './format/project-file.ts';
export { ContentError, type ContentIssue, issueText } from './issues.ts';
export { LIGHT_COLUMNS, type LightRow } from './light/light-row.ts';
export { poiTarget } from './load/check-extras.ts';
export { type ContentFolder, FolderError, hashFolder, readFolder } from './load/content-folder.ts';
export { isPicture } from './load/folder-limits.ts';
export {
  type CheckResult,
  type Content,
  checkContent,
  checkFolder,
  type LoadedContent,
  loadContent,
} from './load/load-content.ts';
export { pageKinds } from './load/page-kinds.ts';
export { PdfPages } from './load/pdf-pages.ts';
export { takeAsRead } from './load/picture-file.ts';
export { typesOfUnits } from './load/types-of-units.ts';
export { unitHints } from './load/unit-hints.ts';
export { readViewDrawing } from './load/view-drawing.ts';
export { viewsOf } from './load/view-shapes.ts';
export { type ModelFile, modelData, modelPictures } from './model/model-file.ts';
export { TERRACES_FOLDER, terracePictures, terracesToDraw } from './model/terrace-pictures.ts';
export { emptyProject } from './new/empty-project.ts';
export { exampleFolder, newFolder } from './new/new-folder.ts';
export { roomsOfType } from './table/read-unit.ts';
export { readUnitList } from './table/read-unit-list.ts';
export { UNIT_COLUMNS, type UnitColumn } from './table/unit-columns.ts';

/** Folder of the demo project. */
export const DEMO_DIR = path.resolve(import.meta.dirname, '../demo');
