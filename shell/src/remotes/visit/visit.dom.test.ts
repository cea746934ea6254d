import { describe, expect, test, vi } from 'vitest';
import { canaryOf, documentWith } from '../../fixtures/discovery.ts';
import { readOverride } from './override-text.ts';
import { visitorId } from './visitor.ts';

const document_ = documentWith({ 'mf-map': canaryOf('mf-map') });

describe('an override in the address', () => {
  test.each([
    ['mf-map@2.0.0-canary', { kind: 'version', remote: 'mf-map', version: '2.0.0-canary' }],
    ['mf-map@1.0.0-abc', { kind: 'version', remote: 'mf-map', version: '1.0.0-abc' }],
    ['mf-map@3.0.0', { kind: 'refused' }],
    ['mf-map@https://elsewhere.example/x.js', { kind: 'refused' }],
    ['shell@1.0.0-abc', { kind: 'refused' }],
    ['mf-evil@1.0.0-abc', { kind: 'refused' }],
    ['@', { kind: 'refused' }],
    ['mf-map', { kind: 'refused' }],
  ])('%s', (text, expected) => {
    expect(readOverride(text, document_, false)).toEqual(expected);
  });

  test('takes the address of a script in development, and of nothing else', () => {
    const script = 'http://localhost:4101/remoteEntry.js';
    expect(readOverride(`mf-map@${script}`, document_, true)).toEqual({
      kind: 'address',
      remote: 'mf-map',
      script,
    });
    expect(readOverride('mf-map@javascript:alert(1)', document_, true)).toEqual({ kind: 'refused' });
  });
});

describe("the visitor's number", () => {
  test('is that of the cookie', () => {
    const id = 'ab'.repeat(16);
    expect(visitorId({ cookie: `a=1; suite_uid=${id}; b=2` })).toBe(id);
  });

  test('has a name over HTTPS that no other host can set', async () => {
    vi.resetModules();
    vi.stubGlobal('location', { protocol: 'https:' });
    const { visitorId: secureId } = await import('./visitor.ts');
    const set = vi.fn();
    const id = secureId(Object.defineProperty({} as { cookie: string }, 'cookie', { get: () => '', set }));
    const cookie = `__Host-suite_uid=${id}; SameSite=Lax; Path=/; Max-Age=31536000; Secure`;
    expect(set).toHaveBeenCalledWith(cookie);
    vi.unstubAllGlobals();
  });

  test.each(['', 'suite_uid=short', 'suite_uid=<script>', 'xsuite_uid=1'])(
    'is made where the cookie is %j',
    (cookie) => {
      const set = vi.fn();
      const page = Object.defineProperty({} as { cookie: string }, 'cookie', { get: () => cookie, set });
      const id = visitorId(page);
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(set).toHaveBeenCalledWith(`suite_uid=${id}; SameSite=Lax; Path=/; Max-Age=31536000`);
    },
  );
});
