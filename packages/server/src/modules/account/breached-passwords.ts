import { createHash } from 'node:crypto';

/** Whether a password is among those that were stolen somewhere and published. */
export type IsBreached = (password: string) => Promise<boolean>;

const TIMEOUT_MS = 1500;
const PREFIX_LENGTH = 5;

/**
 * Asks a service by range, as that of Have I Been Pwned and its copies (`…/range/`): it is told the first five letters of a
 * SHA-1 hash, which a thousand passwords share, and gives the rest of all that it knows. Nothing is known where it does not
 * respond: the offline list has been asked before.
 */
export function createIsBreached(url: string | null, onFailure: (reason: string) => void): IsBreached {
  if (url === null) return async () => false;
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const response = await fetch(url.replace(/\/?$/, '/') + hash.slice(0, PREFIX_LENGTH), {
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return isListed(await response.text(), hash.slice(PREFIX_LENGTH));
    } catch (error) {
      onFailure(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
}

/** `SUFFIX:COUNT` in each line; those of no count fill up the response, so that its length tells nothing. */
function isListed(text: string, suffix: string): boolean {
  return text.split('\n').some((line) => {
    const [found = '', count = '0'] = line.trim().split(':');
    return found.toUpperCase() === suffix && Number(count) > 0;
  });
}
