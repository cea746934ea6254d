import { describe, expect, it, vi } from 'vitest';
import { expectIntegrity } from './integrity.ts';
import { allowReleasedScripts, isReleasedScript } from './trusted-types.ts';

expectIntegrity('https://files.example/r/mf-map/2.0.0-abc/remoteEntry.js', 'sha384-x');

describe('a script of this site', () => {
  it.each([
    '/r/mf-map/1.0.0-abc/remoteEntry.js',
    `${location.origin}/r/shell/1.0.0-abc/assets/main.js`,
    '/sw.js',
    'https://files.example/r/mf-map/2.0.0-abc/remoteEntry.js',
    'https://files.example/r/mf-map/2.0.0-abc/assets/page-map.js',
  ])('is %s', (address) => expect(isReleasedScript(address)).toBe(true));

  it.each([
    '/media/upload.js',
    '/rx/main.js',
    '/sw.js/other.js',
    '/r/../media/upload.js',
    'https://elsewhere.example/r/mf-map/1.0.0-abc/remoteEntry.js',
    'https://files.example/r/mf-map/3.0.0-abc/remoteEntry.js',
    'https://files.example/r/mf-map/2.0.0-abc/../3.0.0-abc/remoteEntry.js',
    'https://files.example.evil.example/r/mf-map/2.0.0-abc/remoteEntry.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://files.example/1',
  ])('is not %s', (address) => expect(isReleasedScript(address)).toBe(false));
});

describe('the policy of the page', () => {
  it('lets released scripts through as they are, refuses others, and has no rule for markup', () => {
    const createPolicy = vi.fn();
    allowReleasedScripts({ trustedTypes: { createPolicy } });
    expect(createPolicy).toHaveBeenCalledOnce();
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']]);
    expect(rules.createScriptURL('/r/a/1/b.js')).toBe('/r/a/1/b.js');
    expect(() => rules.createScriptURL('https://elsewhere.example/b.js')).toThrow(
      'https://elsewhere.example/b.js is no script of this site',
    );
  });

  it('is made once in a page', () => {
    const createPolicy = vi.fn();
    allowReleasedScripts({ trustedTypes: { createPolicy, defaultPolicy: {} } });
    expect(createPolicy).not.toHaveBeenCalled();
  });

  it('is none in a browser without Trusted Types', () => {
    expect(() => allowReleasedScripts({})).not.toThrow();
  });
});
