export type Shared =
  | { readonly kind: 'shared' | 'copied' }
  | { readonly kind: 'failed'; readonly link: string };

/** Hands a link to the sheet of a phone, else to the clipboard. A visitor who closes the sheet has shared nothing wrong. */
export async function shareLink(link: string, title: string): Promise<Shared> {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  try {
    if (isPhone && typeof navigator.share === 'function') {
      await navigator.share({ title, url: link });
      return { kind: 'shared' };
    }
    await navigator.clipboard.writeText(link);
    return { kind: 'copied' };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'shared' };
    return { kind: 'failed', link };
  }
}
