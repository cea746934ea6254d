import { afterEach, expect, it } from 'vitest';
import { loadRemote, modules, registered, registerRemotes } from './federation-runtime.ts';

afterEach(() => {
  modules.clear();
  registered.length = 0;
});

it('loads the module that a test put there', async () => {
  const remote = { contract: '1.0.0', pages: {}, panels: {} };
  modules.set('mf_map__1/remote', remote);
  await expect(loadRemote('mf_map__1/remote')).resolves.toBe(remote);
});

it('fails with the error that a test put there', async () => {
  modules.set('mf_map__2/remote', new Error('chunk missing'));
  await expect(loadRemote('mf_map__2/remote')).rejects.toThrow('chunk missing');
});

it('has nothing else', async () => {
  await expect(loadRemote('mf_map__3/remote')).resolves.toBeNull();
});

it('notes what is registered, in order', () => {
  registerRemotes([{ name: 'mf_map__2', entry: '/2.js' }]);
  registerRemotes([{ name: 'mf_map__1', entry: '/1.js' }]);
  expect(registered.map((one) => one.name)).toEqual(['mf_map__2', 'mf_map__1']);
});
