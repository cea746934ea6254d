import { useEffect, useState } from 'react';

const LOOK_MS = 250;
/** A page whose picture does not come is settled then, too. */
const PATIENCE_MS = 6_000;

/** Whether the first page has what it is opened for: its picture where it has one, else its heading. */
export function isSettled(page: ParentNode): boolean {
  const picture = page.querySelector('[data-picture-state]');
  if (picture) return picture.getAttribute('data-picture-state') !== 'loading';
  return page.querySelector('main :is(h1, h2)') !== null;
}

/** False until the first page stands and the browser has nothing else to do: what may wait is fetched after that. */
export function useSettledPage(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const startedMs = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const isLate = performance.now() - startedMs > PATIENCE_MS;
      if (isLate || isSettled(document)) setReady(true);
      else timer = setTimeout(look, LOOK_MS);
    };
    timer = setTimeout(look, LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
