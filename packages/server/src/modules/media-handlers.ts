import type { Handlers } from '../operations/request-context.ts';
import { addUserMedia } from './media/add-user-media.ts';
import { createProjectMedia } from './media/create-project-media.ts';
import { deleteProjectMedia } from './media/delete-project-media.ts';
import { getFrontendPoiMediaFile } from './media/get-frontend-poi-media-file.ts';
import { getMedia } from './media/get-media.ts';
import { getMediaFile } from './media/get-media-file.ts';
import { getPoiMediaFile } from './media/get-poi-media-file.ts';
import { getProjectMedia } from './media/get-project-media.ts';
import { getProjectMediaFile } from './media/get-project-media-file.ts';
import { getProjectMediaTile } from './media/get-project-media-tile.ts';
import { listAllProjectMedia } from './media/list-all-project-media.ts';
import { listGalleryContent } from './media/list-gallery-content.ts';
import { listMediaTypes } from './media/list-media-types.ts';
import { listParentGalleries } from './media/list-parent-galleries.ts';
import { listProjectMedia } from './media/list-project-media.ts';
import { updateProjectMedia } from './media/update-project-media.ts';
import { uploadMedia } from './media/upload-media.ts';
import { getProjectModel } from './models/get-project-model.ts';
import { getProjectModelFile } from './models/get-project-model-file.ts';

/** Pictures and other files of projects, and the models that are made of files. */
export const MEDIA_HANDLERS = {
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
} satisfies Partial<Handlers>;
