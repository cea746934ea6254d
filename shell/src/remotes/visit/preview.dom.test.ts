import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { canaryOf, documentWith } from '../../fixtures/discovery.ts';
import { documentKey } from '../document/signature.ts';
import { previewClaim } from './preview.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const NOW = Date.UTC(2026, 10, 20);
const listed = documentWith({ 'mf-map': canaryOf('mf-map') });
const CLAIM = { remote: 'mf-map', version: '2.0.0-canary', expires: NOW + 1 } as const;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

let keys: CryptoKeyPair;
let otherKeys: CryptoKeyPair;

async function spkiOf({ publicKey }: CryptoKeyPair): Promise<string> {
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
  return btoa(String.fromCharCode(...spki));
}

/** As the release command signs a claim. */
async function linkFor(claim: object, { privateKey } = keys): Promise<string> {
  const text = base64url(new TextEncoder().encode(JSON.stringify(claim)));
  const hash = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(hash, privateKey, new TextEncoder().encode(text));
  return `${text}.${base64url(new Uint8Array(signature))}`;
}

beforeAll(async () => {
  keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  otherKeys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
});
beforeEach(async () => {
  document.head.innerHTML = `<meta name="discovery-key" content="${await spkiOf(keys)}">`;
});

describe('a preview link', () => {
  test('names a version of the document', async () => {
    expect(await previewClaim(await linkFor(CLAIM), listed, NOW)).toEqual(CLAIM);
  });

  test('names a cohort', async () => {
    const claim = { cohort: 'qa', expires: NOW + 1 };
    expect(await previewClaim(await linkFor(claim), listed, NOW)).toEqual(claim);
    expect(await previewClaim(await linkFor({ ...claim, expires: NOW }), listed, NOW)).toBeNull();
  });

  test.each([
    ['is over', { ...CLAIM, expires: NOW }],
    ['names a version that the document does not list', { ...CLAIM, version: '3.0.0' }],
    ['names no remote', { ...CLAIM, remote: '__proto__' }],
    ['does not say until when', { ...CLAIM, expires: undefined }],
  ])('counts for nothing when it %s', async (_, claim) => {
    expect(await previewClaim(await linkFor(claim), listed, NOW)).toBeNull();
  });

  test('counts for nothing when another key signed it', async () => {
    expect(await previewClaim(await linkFor(CLAIM, otherKeys), listed, NOW)).toBeNull();
  });

  test('counts for nothing with another claim before the signature', async () => {
    const [, signature] = (await linkFor({ ...CLAIM, expires: NOW - 1 })).split('.');
    const [text] = (await linkFor(CLAIM)).split('.');
    expect(await previewClaim(`${text}.${signature}`, listed, NOW)).toBeNull();
  });

  test.each(['', '.', 'x', 'x.y', '%.%', '.AAAA'])('counts for nothing as %j', async (parameter) => {
    expect(await previewClaim(parameter, listed, NOW)).toBeNull();
  });

  test('counts for nothing in a page without a key', async () => {
    document.head.innerHTML = '';
    expect(await previewClaim(await linkFor(CLAIM), listed, NOW)).toBeNull();
  });
});

test('the key that the shell was built with wins over the one in the page', () => {
  document.head.innerHTML = '<meta name="discovery-key" content="of the page">';
  expect(documentKey()).toBe('of the page');
  expect(documentKey(document, 'built in')).toBe('built in');
  document.head.innerHTML = '';
  expect([documentKey(), documentKey(document, 'built in')]).toEqual([null, 'built in']);
});
