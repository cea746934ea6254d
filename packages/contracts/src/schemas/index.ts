export { discoveryDocument } from './discovery.ts';
export { id, isoTime } from './fields.ts';
export { profile, role } from './people.ts';
export { appName, remoteManifest, remoteName } from './remote-manifest.ts';
export { consent, notice } from './stores.ts';
