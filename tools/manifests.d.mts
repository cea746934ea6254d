/** Every `remote.json` of a checkout, unchecked. */
export function remoteManifests(root?: string): unknown[];
/** Text of the module that contracts are typed by. */
export function generatedModule(manifests: readonly unknown[]): string;
export function writeGenerated(root?: string): void;
