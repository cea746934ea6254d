export { compressFolder } from './compress.ts';
export { checkDocument, DocumentError, EMPTY_DOCUMENT, withStable } from './document.ts';
export { publish, release, removeVersion } from './publish.ts';
export { PublishError } from './publish-error.ts';
export { remoteManifest } from './remote-manifest.ts';
export { ConflictError, ReleaseStore } from './store.ts';
