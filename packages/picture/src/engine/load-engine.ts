import type { createEngine } from './engine.ts';

/** Of the app that this is built into. */
declare const __APP_VERSION__: string;

export type CreateEngine = typeof createEngine;

declare global {
  /** Of the script that brought the picture of the first HTML to life. */
  var suitePictureEngine: { readonly version: string; readonly create: CreateEngine } | undefined;
}

let loaded: CreateEngine | undefined;

/** Leaves the engine of the first picture to those that follow it in the page. */
export function leaveEngine(create: CreateEngine): void {
  globalThis.suitePictureEngine = { version: __APP_VERSION__, create };
}

/** What makes an engine, where it is in the page already. */
export function engineAtHand(): CreateEngine | undefined {
  const left = globalThis.suitePictureEngine;
  // A shell that was given up may have left one, whose styles went with it.
  return loaded ?? (left?.version === __APP_VERSION__ ? left.create : undefined);
}

/** A chunk of its own, and fetched only where no first picture has brought it. */
export async function loadEngine(): Promise<CreateEngine> {
  const atHand = engineAtHand();
  if (atHand) return atHand;
  const { createEngine } = await import(/* webpackChunkName: "picture-engine" */ './engine.ts');
  loaded = createEngine;
  return createEngine;
}
