import { versionPictures } from '../documents/picture-change.ts';
import { byVersion } from '../documents/version.ts';
import { resource } from '../envelope.ts';
import { language, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getVersionPictures = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/versions/{number}/pictures',
  access: 'version:read',
  summary:
    'Pictures that a version has otherwise than another one, or than nothing, with the shapes that are new, moved and gone',
  params: byVersion,
  query: language.extend({ from: textId.optional() }),
  response: resource(versionPictures),
});
