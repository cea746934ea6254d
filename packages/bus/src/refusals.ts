import { shared } from './registry.ts';

/** A write that the bus did not take; nobody but the writer knows of it. */
export class RefusedError extends TypeError {
  override readonly name = 'RefusedError';
}

type Listener = (owner: string) => void;
const listeners = shared('refusals', () => new Set<Listener>());

/** Shell: hears in whose name something was refused, once for each time. What is returned ends it. */
export function onRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function noteRefused(owner: string): void {
  for (const listener of listeners) listener(owner);
}
