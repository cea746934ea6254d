import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { noteLoaded, noteMissing } from './entries.ts';
import { integrityOf } from './integrity.ts';
import { allowReleasedScripts } from './trusted-types.ts';

const SCRIPT_TIMEOUT_MS = 8_000;

// What the option `provideExternalRuntime` does, but with the ESM build: that plugin would bring a second,
// CommonJS copy of the runtime (88 kB minified). Remotes are built with `externalRuntime` and look here.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { version: '2.9.2', name: 'shell' },
});

// Before the first chunk is asked for.
allowReleasedScripts();

/** Hooks of the federation runtime in the shell; each answers a fault that was seen. */
export default function shellRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'shell-runtime-plugin',
    // The runtime parses any body as a manifest, whatever the status; an error in JSON would be kept for good.
    async fetch(url, init) {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5_000) });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response;
    },
    createScript({ url, attrs }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.fetchPriority = 'high';
      script.crossOrigin = 'anonymous';
      const { type } = (attrs ?? {}) as { type?: string };
      if (type === 'module') script.type = type;
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
    // What is tried next is decided by who asked: no entry is given in the place of this one.
    async loadEntryError({ remoteInfo }) {
      noteMissing(remoteInfo.entry);
    },
    async afterLoadEntry({ remoteInfo, error }) {
      if (error === undefined) noteLoaded(remoteInfo.entry);
    },
  };
}
