/** Calls back with whether the page is hidden, now and at each change; returns how to stop. */
export function watchHidden(onChange: (hidden: boolean) => void): () => void {
  const tell = () => onChange(document.hidden);
  document.addEventListener('visibilitychange', tell);
  tell();
  return () => document.removeEventListener('visibilitychange', tell);
}
