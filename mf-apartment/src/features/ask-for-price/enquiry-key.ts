import { newIdempotencyKey } from '@suite/api-client/enquiries';

const PREFIX = 'enquiry-key:';
/** Where the tab stores nothing. */
const unstored = new Map<number, string>();

/**
 * Key of the request about a unit until it is known to have arrived. The response to a request that arrived can be lost:
 * after a reload, or in a dialog that is opened again, the same request is the same enquiry.
 */
export function enquiryKey(unitId: number): string {
  const key = stored(unitId) ?? unstored.get(unitId) ?? newIdempotencyKey();
  resumeEnquiry(unitId, key);
  return key;
}

/** The request waits in the browser, from this tab or from another. */
export function resumeEnquiry(unitId: number, key: string): void {
  unstored.set(unitId, key);
  try {
    sessionStorage.setItem(PREFIX + unitId, key);
  } catch {
    // Blocked or full: the key lives as long as the page.
  }
}

/** The request arrived: the next one is another. */
export function endEnquiry(unitId: number): void {
  unstored.delete(unitId);
  try {
    sessionStorage.removeItem(PREFIX + unitId);
  } catch {
    // It was never there.
  }
}

function stored(unitId: number): string | null {
  try {
    return sessionStorage.getItem(PREFIX + unitId);
  } catch {
    return null;
  }
}
