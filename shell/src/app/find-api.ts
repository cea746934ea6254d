import { configureApi, readConfig } from '@suite/api-client';

/** Leads the calls of this page to where the server says that the API is: its own host, or another origin. */
export function findApi(): void {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="api-origin"]');
  configureApi(readConfig({ apiOrigin: meta?.content }));
}
