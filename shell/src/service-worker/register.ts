/** This browser has no service workers. The page works without; visitors are offline sooner. */
export class ServiceWorkerError extends Error {
  override readonly name = 'ServiceWorkerError';
}

/**
 * Registers `/sw.js` for the whole site, once the page is loaded: it must not compete with the first picture.
 * @throws {ServiceWorkerError} where there are none (specification §8); the caller goes on.
 */
export async function registerServiceWorker(
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Promise<ServiceWorkerRegistration> {
  if (!container) throw new ServiceWorkerError('Service workers are not supported here');
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  return container.register('/sw.js', { scope: '/' });
}
