import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface LinkToken {
  readonly token: string;
  /** The link of an invitation: the first password of the account. */
  readonly first: boolean;
  /** The link at the foot of a newsletter. */
  readonly unsubscribes: boolean;
}

/** What a mailed link carries behind its `#`; null where there is no token. */
export function linkTokenOf(hash: string): LinkToken | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const unsubscribes = parameters.has('unsubscribe');
  const token = parameters.get(unsubscribes ? 'unsubscribe' : 'token');
  return token ? { token, first: parameters.get('first') === '1', unsubscribes } : null;
}

/**
 * The token of the link that opened the page. It leaves the address at once, so that neither history nor a shared
 * screen keeps it, and stays in memory as long as the page is open.
 */
export function useLinkToken(): LinkToken | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => linkTokenOf(hash));
  const next = linkTokenOf(hash);
  // Another link can be opened in the same tab; its token takes the place of the former one.
  if (next !== null && next.token !== link?.token) setLink(next);
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
  return link;
}
