export { type BuildRecord, RECORD_FILE } from './build-record.ts';
export { defineRemote, defineShell } from './define-app.ts';
export { defineSingle, type SingleOptions } from './define-single.ts';
export { portOf, SHELL_PORT } from './development.ts';
export { containerName, REPOSITORY_ROOT, sourceVersion } from './source-version.ts';
