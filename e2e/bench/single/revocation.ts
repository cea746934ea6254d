/** One bundle has no versions that could be withdrawn. */
export function onRevoked(): () => void {
  return () => undefined;
}

export function watchRevocations(): void {
  // Nothing to watch.
}

export function takeOffWaiting(): void {
  // Nothing waits to be taken off.
}
