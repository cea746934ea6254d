import { beforeEach, describe, expect, test, vi } from 'vitest';
import { documentWith } from '../fixtures/discovery.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const keys = crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

async function signed(text: string): Promise<string> {
  const { privateKey } = await keys;
  const hash = { name: 'ECDSA', hash: 'SHA-256' };
  return base64(await crypto.subtle.sign(hash, privateKey, new TextEncoder().encode(text)));
}

const textOf = (revision: number) => JSON.stringify(documentWith({}, { revision }));
const responses = new Map<string, string>();
let asked: string[];

async function putIntoPage(text: string, signature: string): Promise<void> {
  document.body.innerHTML = `<script type="application/json" id="discovery-signature">${signature}</script>`;
  if (!text) return;
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'discovery-document';
  script.textContent = text;
  document.body.append(script);
}

async function freshReader() {
  vi.resetModules();
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const text = responses.get(url);
    return text === undefined ? new Response('', { status: 500 }) : new Response(text);
  });
  const { revisionOf } = await import('@suite/domain');
  const { discovery, laterDocument } = await import('./discovery.ts');
  return { revision: async () => revisionOf(await discovery()), laterDocument, discovery };
}

async function serve(text: string, signature?: string): Promise<void> {
  responses.set('/discovery.json', text);
  responses.set('/discovery.json.sig', signature ?? (await signed(text)));
}

beforeEach(async () => {
  localStorage.clear();
  responses.clear();
  document.body.innerHTML = '';
  vi.stubGlobal('isSecureContext', true);
  const spki = base64(await crypto.subtle.exportKey('spki', (await keys).publicKey));
  document.head.innerHTML = `<meta name="discovery-key" content="${spki}">`;
});

describe('the discovery document', () => {
  test('comes with the page, and nothing is asked for', async () => {
    await putIntoPage(textOf(4), await signed(textOf(4)));
    expect(await (await freshReader()).revision()).toBe(4);
    expect(asked).toEqual([]);
  });

  test('comes from the server, held against the signature in the page', async () => {
    await serve(textOf(4), 'none');
    await putIntoPage('', await signed(textOf(4)));
    expect(await (await freshReader()).revision()).toBe(4);
    expect(asked).toEqual(['/discovery.json']);
  });

  test('is asked for with its own signature when a release came in between', async () => {
    await serve(textOf(5));
    await putIntoPage('', await signed(textOf(4)));
    expect(await (await freshReader()).revision()).toBe(5);
  });

  test.each<[string, () => Promise<void>]>([
    ['the server answers 500', async () => responses.clear()],
    [
      'one byte was flipped',
      async () => serve(textOf(7).replace('1.0.0-abc', '1.0.0-abd'), await signed(textOf(7))),
    ],
    ['the signature is no signature', async () => serve(textOf(7), '?')],
    ['the signature is missing', async () => responses.delete('/discovery.json.sig') as never],
    ['it is no document', async () => serve('hello')],
    ['its revision is lower than one that was seen', async () => serve(textOf(3))],
  ])('is the last good one when %s', async (_, breakIt) => {
    await serve(textOf(6));
    expect(await (await freshReader()).revision()).toBe(6);
    await serve(textOf(7));
    await breakIt();
    expect(await (await freshReader()).revision()).toBe(6);
  });

  test('is none when there is no good one, and is read again by the next call', async () => {
    await serve(textOf(7), await signed('something else'));
    const reader = await freshReader();
    await expect(reader.revision()).rejects.toThrow('There is no good discovery document');
    await serve(textOf(7));
    expect(await reader.revision()).toBe(7);
  });

  test('a last good one with the signature of another key counts for nothing', async () => {
    localStorage.setItem('suite-discovery', JSON.stringify({ text: textOf(99), signature: 'AAAA' }));
    await serve(textOf(2));
    expect(await (await freshReader()).revision()).toBe(2);
  });

  test('a later one is told, an equal or badly signed one is not', async () => {
    await serve(textOf(4));
    const reader = await freshReader();
    await reader.discovery();
    expect(await reader.laterDocument()).toBeNull();
    await serve(textOf(5), await signed(textOf(4)));
    expect(await reader.laterDocument()).toBeNull();
    await serve(textOf(5));
    expect(await reader.laterDocument()).not.toBeNull();
    expect(await reader.revision()).toBe(5);
  });
});
