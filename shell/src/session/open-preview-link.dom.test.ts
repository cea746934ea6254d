import { afterEach, expect, it, vi } from 'vitest';
import { openPreview } from './open-preview-link.ts';
import { $previewEnded } from './private-preview.ts';

const TOKEN = 'A'.repeat(43);

afterEach(() => {
  vi.unstubAllGlobals();
  $previewEnded.set(false);
  history.replaceState(null, '', '/');
});

it.each([
  ['holds', 200, { projectId: 3 }, false],
  ['ended', 400, { code: 'invalid-link', message: 'No' }, true],
] as const)('a preview link that %s is taken out of the address', async (_what, status, body, isEnded) => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(`${init.method} ${new URL(url, 'http://test').pathname} ${init.body}`);
    return Response.json(body, { status });
  });
  history.replaceState(null, '', `/masterplan?project=3#preview=${TOKEN}`);
  await openPreview();
  expect(sent).toEqual([`POST /api/v1/public/preview-links/open {"token":"${TOKEN}"}`]);
  expect(location.href).toMatch(/\/masterplan\?project=3$/);
  expect($previewEnded.get()).toBe(isEnded);
});
