import { atom } from 'nanostores';

/** Versions that threw while nothing was drawn, `mf-map@1.0.0-9f8e7d6c`: what they drew stands, and may not work. */
export const $erring = atom<ReadonlySet<string>>(new Set());

export function noteErring(owner: string): void {
  if (!$erring.get().has(owner)) $erring.set(new Set([...$erring.get(), owner]));
}
