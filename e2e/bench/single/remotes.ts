import type { RemoteModule, RemoteName, RemoteOffer } from '@suite/contracts';

/** Written by `rspack.config.ts` from the manifests: the modules of this checkout's remotes, and what they bring. */
export const MODULES: Readonly<Record<RemoteName, () => Promise<RemoteModule>>> = {};
export const OFFERS: readonly (readonly [RemoteName, RemoteOffer])[] = [];
