import { DiscoveryError } from './discovery-error.ts';
import { documentKey } from './signature.ts';

/** A discovery document as it came, with what was said to be its signature. */
export interface SignedText {
  readonly text: string;
  readonly signature: string;
}

const TIMEOUT_MS = 5_000;
const KEPT_KEY = 'suite-discovery';

/** The document that the server wrote into the page. */
export function ofPage(page: Document = document): SignedText | null {
  const text = page.getElementById('discovery-document')?.textContent;
  return text ? { text, signature: signatureOfPage(page) } : null;
}

/**
 * The document from the server. Its signature is asked for only when the page has none.
 * @throws {DiscoveryError} when the server does not give it.
 */
export async function ofServer(isFresh: boolean): Promise<SignedText> {
  const isSigned = documentKey() !== null;
  const inPage = isFresh ? '' : signatureOfPage(document);
  const [text, signature] = await Promise.all([
    read('/discovery.json'),
    isSigned && inPage === '' ? read('/discovery.json.sig').catch(() => '') : inPage,
  ]);
  return { text, signature };
}

/** The last good document of this browser. */
export function ofLastVisit(): SignedText | null {
  try {
    const { text, signature } = JSON.parse(localStorage.getItem(KEPT_KEY) ?? '{}') as Partial<SignedText>;
    return typeof text === 'string' && typeof signature === 'string' ? { text, signature } : null;
  } catch {
    return null;
  }
}

export function keepForNextVisit(document: SignedText): void {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(document));
  } catch {
    // Without storage the next visit asks the server alone.
  }
}

function signatureOfPage(page: Document): string {
  return page.getElementById('discovery-signature')?.textContent?.replace(/[\s"]/g, '') ?? '';
}

async function read(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new DiscoveryError(`${url} answered ${response.status}`);
  return response.text();
}
