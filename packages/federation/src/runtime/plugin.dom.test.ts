import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMissing } from './entries.ts';
import { expectIntegrity, integrityOf } from './integrity.ts';
import shellRuntimePlugin from './plugin.ts';

const plugin = shellRuntimePlugin();
afterEach(() => vi.unstubAllGlobals());

describe('fetching a manifest', () => {
  const get = (url: string) => plugin.fetch?.(url, {}, undefined as never);

  it('gives a good answer on, and does not wait for ever', async () => {
    const fetchMock = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ id: 'mf_map' }));
    vi.stubGlobal('fetch', fetchMock);
    const response = await get('/r/mf-map/1/mf-manifest.json');
    expect(await (response as Response).json()).toEqual({ id: 'mf_map' });
    expect(fetchMock.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([404, 500, 503])('fails for the status %d, whatever the body says', async (status) => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(Response.json({ error: 'x' }, { status })));
    await expect(get('/m.json')).rejects.toThrow(`/m.json answered ${status}`);
  });
});

describe('making a script', () => {
  const make = (url: string, attrs: Record<string, unknown> = {}) => {
    const made = plugin.createScript?.({ url, attrs } as never) as {
      script: HTMLScriptElement;
      timeout: number;
    };
    return made;
  };

  it('asks for it without cookies, and gives it a time limit', () => {
    const { script, timeout } = make('http://localhost/r/mf-map/1/remoteEntry.js');
    expect(script.src).toBe('http://localhost/r/mf-map/1/remoteEntry.js');
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.async).toBe(true);
    expect(timeout).toBe(8_000);
  });

  it('runs it only when it hashes as the discovery document says', () => {
    expectIntegrity('http://localhost/known.js', 'sha384-abc');
    expect(make('http://localhost/known.js').script.getAttribute('integrity')).toBe('sha384-abc');
    expect(make('http://localhost/other.js').script.hasAttribute('integrity')).toBe(false);
    expect(integrityOf('http://localhost/other.js')).toBeUndefined();
  });

  it('keeps it a module where it is one', () => {
    expect(make('/a.js', { type: 'module' }).script.type).toBe('module');
    expect(make('/a.js').script.hasAttribute('type')).toBe(false);
  });
});

it('remembers which entries did not arrive, until they do', async () => {
  const remoteInfo = { entry: 'http://localhost/r/mf-map/1/remoteEntry.js' };
  await plugin.afterLoadEntry?.({ remoteInfo, error: new Error('threw') } as never);
  expect(isMissing(remoteInfo.entry)).toBe(false);
  expect(await plugin.loadEntryError?.({ remoteInfo } as never)).toBeUndefined();
  await plugin.afterLoadEntry?.({ remoteInfo, error: new Error('missing') } as never);
  expect(isMissing(remoteInfo.entry)).toBe(true);
  await plugin.afterLoadEntry?.({ remoteInfo, remoteEntryExports: {} } as never);
  expect(isMissing(remoteInfo.entry)).toBe(false);
});

it('gives the remotes the runtime of the version that is installed', () => {
  const folder = path.join(import.meta.dirname, '../../node_modules/@module-federation/runtime-core');
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const scope = globalThis as {
    _FEDERATION_RUNTIME_CORE?: object;
    _FEDERATION_RUNTIME_CORE_FROM?: { version: string };
  };
  expect(scope._FEDERATION_RUNTIME_CORE).toHaveProperty('ModuleFederation');
  expect(scope._FEDERATION_RUNTIME_CORE_FROM?.version).toBe(version);
});
