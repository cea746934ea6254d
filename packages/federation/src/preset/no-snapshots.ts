// Stands in for the runtime's snapshots of manifests and what it fetches ahead by them: remotes are loaded by their
// entries, and the shell fetches ahead by the discovery document.

export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map();
}

export function getGlobalRemoteInfo() {
  return {};
}

export function formatPreloadArgs() {
  return [];
}

export async function preloadAssets() {
  return [];
}

export const snapshotPlugin = () => null;
export const generatePreloadAssetsPlugin = () => null;
