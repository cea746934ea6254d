import type { Consent } from '@suite/contracts';
import { allowsTag, consentMode, tagAddress } from './consent-mode.ts';

type Page = Window & { dataLayer?: unknown[] };

/** One call of the tag. It tells calls from data by their type, which is `Arguments` and no array. */
function command(layer: unknown[], ...call: readonly unknown[]): void {
  (
    (function (this: void) {
      // biome-ignore lint/complexity/noArguments: see above
      layer.push(arguments);
    }) as (...call: readonly unknown[]) => void
  )(...call);
}

/**
 * Follows the choice of cookies where the page names a tag, `<meta name="google-tag-id" content="G-…">` of the
 * server's `GOOGLE_TAG_ID`. Everything is denied first, and the script is asked for only when the visitor
 * allowed statistics or marketing. Withdrawn consent reaches a script that is there as an update.
 */
export function followConsent(consent: Consent | null, page: Page = window): void {
  const id = page.document.querySelector('meta[name="google-tag-id"]')?.getAttribute('content');
  const address = tagAddress(id);
  if (address === null) return;
  const layer = page.dataLayer ?? [];
  if (!page.dataLayer) {
    page.dataLayer = layer;
    command(layer, 'consent', 'default', consentMode(null));
    command(layer, 'set', 'ads_data_redaction', true);
  }
  command(layer, 'consent', 'update', consentMode(consent));
  if (!allowsTag(consent) || page.document.querySelector(`script[src="${address}"]`)) return;
  command(layer, 'js', new Date());
  command(layer, 'config', id);
  const script = page.document.createElement('script');
  script.async = true;
  script.src = address;
  page.document.head.append(script);
}
