import { apiState } from './state.ts';

export interface ApiConfig {
  /** Origin of the API, as `https://api.example.com`; empty for that of the page. */
  readonly origin: string;
}

/**
 * Where the API is. Nothing configured is the host that the page came from: locally the local one.
 * @throws {TypeError} for an `apiOrigin` that is none.
 */
export function readConfig({ apiOrigin = '' }: { readonly apiOrigin?: string | undefined }): ApiConfig {
  if (apiOrigin === '') return { origin: '' };
  const url = URL.canParse(apiOrigin) ? new URL(apiOrigin) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new TypeError(`The origin of the API must be like https://api.example.com and not ${apiOrigin}`);
  }
  return { origin: url.origin };
}

/** Shell, before the first call: where all calls of the page go. */
export function configureApi(config: ApiConfig): void {
  apiState().origin = config.origin;
}

/** A path of the API as an address that can be fetched; other addresses stay as they are. */
export function apiAddress(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? apiState().origin + path : path;
}
