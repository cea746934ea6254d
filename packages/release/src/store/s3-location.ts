/** A bucket of S3-compatible storage, and the key to it. */
export interface S3Location {
  /** `https://host:port/bucket/` with a folder below, where one is named; ends with a slash. */
  readonly address: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export const S3_URL_FORM = 's3://key:password@s3.example.com/bucket?region=eu-central-1';

const PATH = /^(\/[\w.-]+)+\/?$/;

/**
 * Reads `s3://key:secret@host:port/bucket/folder?region=…&tls=0`; null when it has another form. Key and secret
 * are percent-encoded as in any address; the folder may be left out; the region is `us-east-1` unless it is named;
 * `tls=0` is for a server in the own network that speaks plain HTTP.
 */
export function s3LocationOf(text: string): S3Location | null {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !url.host || !url.username || !url.password || url.hash) return null;
  if (!PATH.test(url.pathname) || !hasOnly(url.searchParams, ['region', 'tls'])) return null;
  const tls = url.searchParams.get('tls') ?? '1';
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const key = decoded(url.username);
  const secret = decoded(url.password);
  if (!['0', '1'].includes(tls) || !/^[\w-]+$/.test(region) || !key || !secret) return null;
  const scheme = tls === '1' ? 'https' : 'http';
  return {
    address: `${scheme}://${url.host}${url.pathname.replace(/\/?$/, '/')}`,
    region,
    accessKeyId: key,
    secretAccessKey: secret,
  };
}

function hasOnly(params: URLSearchParams, names: readonly string[]): boolean {
  return [...params.keys()].every((name) => names.includes(name));
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
