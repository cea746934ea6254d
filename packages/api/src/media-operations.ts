import { addUserMedia } from './account/add-user-media.ts';
import { getProjectMedia } from './catalogue/get-project-media.ts';
import { getProjectMediaFile } from './catalogue/get-project-media-file.ts';
import { getProjectMediaTile } from './catalogue/get-project-media-tile.ts';
import { getProjectModel } from './catalogue/get-project-model.ts';
import { getProjectModelFile } from './catalogue/get-project-model-file.ts';
import { listProjectMedia } from './catalogue/list-project-media.ts';
import { getFrontendPoiMediaFile } from './content/get-frontend-poi-media-file.ts';
import { getMedia } from './content/get-media.ts';
import { getMediaFile } from './content/get-media-file.ts';
import { getPoiMediaFile } from './content/get-poi-media-file.ts';
import { listGalleryContent } from './content/list-gallery-content.ts';
import { listMediaTypes } from './content/list-media-types.ts';
import { listParentGalleries } from './content/list-parent-galleries.ts';
import type { Operation } from './operation.ts';
import { createProjectMedia } from './staff/create-project-media.ts';
import { deleteProjectMedia } from './staff/delete-project-media.ts';
import { listAllProjectMedia } from './staff/list-all-project-media.ts';
import { updateProjectMedia } from './staff/update-project-media.ts';
import { uploadMedia } from './staff/upload-media.ts';

/** Pictures and other files of projects, and the models that are made of files. */
export const mediaOperations = {
  listProjectMedia,
  getProjectMedia,
  getProjectMediaFile,
  getProjectMediaTile,
  getMedia,
  getMediaFile,
  getPoiMediaFile,
  getFrontendPoiMediaFile,
  listParentGalleries,
  listGalleryContent,
  listMediaTypes,
  addUserMedia,
  uploadMedia,
  listAllProjectMedia,
  createProjectMedia,
  updateProjectMedia,
  deleteProjectMedia,
  getProjectModel,
  getProjectModelFile,
} as const satisfies Record<string, Operation>;
