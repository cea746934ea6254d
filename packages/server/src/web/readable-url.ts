import { isApiPath, pathOf } from '../error-responses.ts';

/**
 * An address that cannot be decoded is an address of nothing. With its percent signs taken literally it comes to the
 * page that says so, as any other one does; the API refuses it by itself.
 */
export function readableUrl(url: string): string {
  const path = pathOf(url);
  return isApiPath(url) || isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The path as the router of the page reads it: a slash that is encoded parts nothing. */
export function readablePath(path: string): string {
  if (!isDecodable(path)) return path;
  return path
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
    .join('/');
}
