const SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];
const ANY_SITE = 'https://site.invalid';

/** The address as browsers read it, or a path of this site; null for anything that could do more than lead somewhere. */
export function safeHref(address: string): string | null {
  const isPath = address.startsWith('/');
  if (!isPath && !/^[a-z][a-z0-9+.-]*:/i.test(address)) return null;
  if (!URL.canParse(address, ANY_SITE)) return null;
  const url = new URL(address, ANY_SITE);
  // Two slashes, or a backslash, would lead to another site; `/.//` becomes such a path.
  const isHere = url.origin === ANY_SITE && !url.pathname.startsWith('//');
  if (isPath) return isHere ? url.pathname + url.search + url.hash : null;
  return SCHEMES.includes(url.protocol) ? url.href : null;
}
