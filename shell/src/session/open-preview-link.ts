import { openPreviewLink } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { $previewEnded, PREVIEW_HASH } from './private-preview.ts';

/** Before anything is read: who comes by a preview link sees its project from the first response on. */
export async function openPreview(): Promise<void> {
  const token = location.hash.slice(PREVIEW_HASH.length);
  // What is in the address bar may be passed on by mistake.
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    await call(openPreviewLink, { body: { token } });
  } catch {
    $previewEnded.set(true);
  }
}
