import { useEffect } from 'react';

/** Stands beside a view of a remote and tells when it is on the page, and when it is taken off. */
export function Mounted({ onMount }: { onMount: () => () => void }) {
  useEffect(() => onMount(), [onMount]);
  return null;
}
