import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/release.ts';
import { previewClaim, previewLink } from './preview-link.ts';
import { KeyError } from './private-key.ts';
import { isSigned, makeKey, openSigningKey, signingKeyOf } from './signing-key.ts';

const TEXT = Buffer.from('{"schema":"čć"}\n');
let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

/** As a page does it. */
async function verifiesInBrowser(publicKey: string, signature: string, bytes: Uint8Array<ArrayBuffer>) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const spki = Buffer.from(publicKey, 'base64');
  const key = await webcrypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
  const hash = { name: 'ECDSA', hash: 'SHA-256' };
  return webcrypto.subtle.verify(hash, key, Buffer.from(signature, 'base64'), bytes);
}

describe('the key of discovery documents', () => {
  it('signs what WebCrypto verifies, and nothing else', async () => {
    const key = signingKeyOf(makeKey(), 'The key');
    const signature = key.sign(TEXT);
    expect(await verifiesInBrowser(key.publicKey, signature, Buffer.from(TEXT))).toBe(true);
    expect(await verifiesInBrowser(key.publicKey, signature, Buffer.from(`${TEXT} `))).toBe(false);
    const other = signingKeyOf(makeKey(), 'Another');
    expect(await verifiesInBrowser(other.publicKey, signature, Buffer.from(TEXT))).toBe(false);
    expect(Buffer.from(signature, 'base64')).toHaveLength(64);
  });

  it.each(['', 'AAAA', 'not base64 at all', 'A'.repeat(88)])('takes %j for no signature', (signature) => {
    expect(isSigned(TEXT, signature, signingKeyOf(makeKey(), 'The key').publicKey)).toBe(false);
  });

  it('is made once, and readable by its owner only', async () => {
    const [first, again] = await Promise.all([openSigningKey(folder), openSigningKey(folder)]);
    const later = await openSigningKey(folder);
    expect(new Set([first.publicKey, again.publicKey, later.publicKey]).size).toBe(1);
    const file = path.join(folder, 'keys/discovery-private.pem');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain('-----BEGIN PRIVATE KEY-----');
  });

  it('comes from the environment as PEM, with escaped line ends, or in base64', async () => {
    const pem = makeKey();
    const base64 = pem.replaceAll(/-----[^-]+-----|\n/g, '');
    const keys = await Promise.all(
      [pem, pem.replaceAll('\n', '\\n'), base64].map((text) => openSigningKey(folder, { key: text })),
    );
    expect(new Set(keys.map((key) => key.publicKey)).size).toBe(1);
    await expect(stat(path.join(folder, 'keys'))).rejects.toThrow();
  });

  it('knows another one while keys are changed, and refuses one that is none', async () => {
    const other = makeKey();
    const key = await openSigningKey(folder, { key: makeKey(), otherKey: other });
    expect(key.otherPublicKey).toBe(signingKeyOf(other, 'The other').publicKey);
    expect((await openSigningKey(folder)).otherPublicKey).toBeNull();
    await expect(openSigningKey(folder, { otherKey: 'hello' })).rejects.toThrow(
      new KeyError('The key in OTHER_DISCOVERY_KEY is no private key of the curve P-256'),
    );
  });

  const otherCurve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
  it.each([
    ['nothing of a key', 'hello'],
    ['a key of another curve', otherCurve.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ])('is refused when it is %s, and never repeated', async (_, text) => {
    await expect(openSigningKey(folder, { key: text })).rejects.toThrow(
      new KeyError('The key in DISCOVERY_KEY is no private key of the curve P-256'),
    );
    await mkdir(path.join(folder, 'keys'));
    await writeFile(path.join(folder, 'keys/discovery-private.pem'), text);
    await expect(openSigningKey(folder)).rejects.toThrow(KeyError);
  });
});

describe('a preview link', () => {
  const key = signingKeyOf(makeKey(), 'The key');
  const claim = { remote: 'mf-map', version: '2.0.0-1', expires: 1000 } as const;
  const parameter = (text: string) => new URL(text).searchParams.get('suite-preview') ?? '';

  it('says which version of which remote, until when', () => {
    const link = previewLink('https://homes.example/rs/', claim, key);
    expect(link).toMatch(/^https:\/\/homes\.example\/rs\/\?suite-preview=[\w-]+\.[\w-]{86}$/);
    expect(previewClaim(parameter(link), key.publicKey, 999)).toEqual(claim);
  });

  it('holds neither after its end, nor with another claim or key', () => {
    const text = parameter(previewLink('https://homes.example', claim, key));
    expect(previewClaim(text, key.publicKey, 1000)).toBeNull();
    const forged = Buffer.from(JSON.stringify({ ...claim, expires: 9e15 })).toString('base64url');
    expect(previewClaim(`${forged}.${text.split('.')[1]}`, key.publicKey, 0)).toBeNull();
    expect(previewClaim(text, signingKeyOf(makeKey(), 'Another').publicKey, 0)).toBeNull();
    expect(previewClaim('nonsense', key.publicKey, 0)).toBeNull();
  });
});
