import { describe, expect, it } from 'vitest';
import { isWorthKeeping } from './copies.ts';

const WITHOUT_POLICY = { 'content-type': 'text/html; charset=utf-8' };
const HTML = { ...WITHOUT_POLICY, 'content-security-policy': "default-src 'self'" };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const FILE = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
const PAGE = '<!doctype html><div id="root"></div>';

interface Asked {
  readonly mode?: RequestMode;
  readonly url?: string;
  readonly integrity?: string;
}

function isKept(body: string, init: ResponseInit, asked: Asked = {}): Promise<boolean> {
  const { mode = 'cors', url = 'https://homes.example/api/v1/frontend/projects', integrity = '' } = asked;
  return isWorthKeeping({ mode, url, integrity } as Request, new Response(body, init));
}

describe('a page', () => {
  const mode = 'navigate';
  it.each([
    ['of the shell', PAGE, { headers: HTML }, true],
    ['without its policy', PAGE, { headers: WITHOUT_POLICY }, false],
    ['of a hotel', '<h1>Welcome to our WLAN</h1>', { headers: HTML }, false],
    ['that is a picture', PAGE, { headers: { ...HTML, 'content-type': 'image/png' } }, false],
    ['that is for nobody else', PAGE, { headers: { ...HTML, 'cache-control': 'private, no-store' } }, false],
    ['that is not found', PAGE, { headers: HTML, status: 404 }, false],
    ['that fails', PAGE, { headers: HTML, status: 502 }, false],
  ] as const)('%s', async (_, body, init, expected) => {
    expect(await isKept(body, init, { mode })).toBe(expected);
  });

  it('that another one led to is none that may stand for it', async () => {
    const response = new Response(PAGE, { headers: HTML });
    Object.defineProperty(response, 'redirected', { value: true });
    expect(await isWorthKeeping({ mode } as Request, response)).toBe(false);
  });
});

it.each([
  ['of the API', '[]', { headers: JSON_TYPE }, true],
  ['of a hotel', '<h1>Welcome</h1>', { headers: HTML }, false],
  ['cut off', '[{"id":1', { headers: JSON_TYPE }, false],
  ['that are a text', '"welcome"', { headers: JSON_TYPE }, false],
] as const)('data %s', async (_, body, init, expected) => {
  expect(await isKept(body, init)).toBe(expected);
});

it('a signature is kept as it comes, a login page in its place is not', async () => {
  const url = 'https://homes.example/discovery.json.sig';
  expect(await isKept('abc', { headers: { 'content-type': 'text/plain' } }, { url })).toBe(true);
  expect(await isKept('<h1>Welcome</h1>', { headers: HTML }, { url })).toBe(false);
});

// sha256 of "1".
const INTEGRITY = 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';
it.each([
  ['1', INTEGRITY, true],
  ['2', INTEGRITY, false],
  ['2', '', true],
  ['2', 'md5-abc', true],
])('a file "%s" that is to be %s', async (body, integrity, expected) => {
  expect(await isKept(body, { headers: FILE }, { integrity })).toBe(expected);
});
