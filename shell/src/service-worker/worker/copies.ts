/** In the page of every shell. */
const SHELL_MARK = '<div id="root"';
const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const;

/** Whether a response is one of this suite, to be kept as a page, as data, or as a file that never changes. */
export async function isWorthKeeping(request: Request, response: Response): Promise<boolean> {
  const cacheControl = response.headers.get('cache-control') ?? '';
  // What is of a project in private preview is not kept: whoever sits here next may not see it.
  if (response.status !== 200 || response.redirected || cacheControl.includes('no-store')) return false;
  if (request.mode === 'navigate') return isShellPage(response.clone());
  if (cacheControl.includes('immutable')) return hasIntegrity(response.clone(), request.integrity);
  return isData(response.clone(), request.url);
}

/** Without its policy a page may run whatever stands in it, for as long as it is kept. */
async function isShellPage(response: Response): Promise<boolean> {
  if (!response.headers.has('content-security-policy')) return false;
  return isOfType(response, 'text/html') && (await response.text()).includes(SHELL_MARK);
}

/** A hotel answers everything with its login, and a line that breaks off leaves half of it. */
async function isData(response: Response, url: string): Promise<boolean> {
  if (url.endsWith('.sig')) return !isOfType(response, 'text/html');
  if (!isOfType(response, 'json')) return false;
  const data: unknown = await response.json().catch(() => null);
  return typeof data === 'object' && data !== null;
}

export function isOfType({ headers }: Response, type: string): boolean {
  return headers.get('content-type')?.includes(type) === true;
}

/** Whether a file is what its address was published with; true where nobody says what that is. */
export async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  const [, name, expected] = /^(sha256|sha384|sha512)-(\S+)/.exec(integrity) ?? [];
  if (name === undefined) return true;
  const digest = await crypto.subtle.digest(
    ALGORITHMS[name as keyof typeof ALGORITHMS],
    await response.arrayBuffer(),
  );
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected;
}
