import { ApiError } from '@suite/api-client';
import type { RouteName } from '@suite/contracts';
import { atom } from 'nanostores';

/** Specification §6. */
export const PREVIEW_WAIT_MS = 2_000;
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(local|localhost|test))$/;

/**
 * On a production host who may not see a project in private preview is led away, but not from the login itself. Who may
 * see it the server decides, and the owner of its organisation is refused without the code (settled rule 13).
 */
export function shouldRedirectToLogin(facts: {
  readonly isRefused: boolean;
  readonly host: string;
  readonly route: RouteName | null;
}): boolean {
  const { isRefused, host, route } = facts;
  return isRefused && !LOCAL_HOST.test(host) && route !== 'login';
}

/** Begins the fragment of a preview link; its token follows. */
export const PREVIEW_HASH = '#preview=';

/** Whether the page was opened by a preview link that holds no longer. */
export const $previewEnded = atom(false);

/** Keys of reads that the server refused since they are of a project in private preview, the last ones. */
export const $refusedReads = atom<readonly string[]>([]);
const MOST = 20;

export function noteRefusedRead(error: unknown, key: string): void {
  if (!(error instanceof ApiError) || error.code !== 'private-preview') return;
  $refusedReads.set([...$refusedReads.get().filter((one) => one !== key), key].slice(-MOST));
}

/**
 * Whether what an address is about was refused to `viewer`, the number of who asks. A page of several things, as that
 * of favourites, may read one that is refused, and stays.
 */
export function isPageRefused(
  keys: readonly string[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
  viewer: number,
): boolean {
  const query = new URLSearchParams(search);
  const subjects = [
    ...Array.from(
      pathname.matchAll(/(masterplan|building|apartment)\/(\d+)/g),
      ([, noun, id]) => `${noun}s/${id}`,
    ),
    ...['project', 'poi'].map((noun) => `${noun}s/${query.get(noun)}`),
  ];
  return keys.some((key) => {
    const [path = '', asker = '0'] = key.split(' ');
    return asker === String(viewer) && subjects.some((subject) => `${path}?`.includes(`/${subject}?`));
  });
}
