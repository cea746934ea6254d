import { byVersion, versionChanges } from '../documents/version.ts';
import { resource } from '../envelope.ts';
import { language, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getVersionChanges = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/versions/{number}/changes',
  access: 'version:read',
  summary: 'What a version has new, changed and gone against another one, or against nothing',
  params: byVersion,
  query: language.extend({ from: textId.optional() }),
  response: resource(versionChanges),
});
