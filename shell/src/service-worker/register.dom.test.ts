import { expect, test, vi } from 'vitest';
import { registerServiceWorker, ServiceWorkerError } from './register.ts';

test('[R7.073] registers /sw.js with the scope /', async () => {
  const register = vi.fn(async () => ({}) as ServiceWorkerRegistration);
  await registerServiceWorker({ register } as unknown as ServiceWorkerContainer);
  expect(register.mock.calls).toEqual([['/sw.js', { scope: '/' }]]);
});

test('[R8.022] throws where service workers are not supported, and the page goes on without', async () => {
  vi.stubGlobal('navigator', {});
  const failure = registerServiceWorker();
  await expect(failure).rejects.toBeInstanceOf(ServiceWorkerError);
  vi.unstubAllGlobals();
});
