import { isIP } from 'node:net';

/** Addresses of what the server speaks to, as the environment has them. */
export interface Upstreams {
  readonly PUBLIC_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly MEDIA_URL?: string | undefined;
  readonly STORE_URL?: string | undefined;
  readonly AUDIT_URL?: string | undefined;
  readonly GEOCODER_URL?: string | undefined;
  readonly BREACHED_PASSWORDS_URL?: string | undefined;
  readonly API_ORIGIN?: string | undefined;
  readonly ASSET_ORIGINS: readonly string[];
}

/** A socket of this machine, or its loopback: nothing is on a network. */
export function isOnThisMachine(url: URL): boolean {
  const host = decodeURIComponent(url.hostname).replaceAll(/[[\]]/g, '');
  return (
    host === 'localhost' ||
    host === '::1' ||
    host.startsWith('/') ||
    (isIP(host) === 4 && host.startsWith('127.'))
  );
}

/**
 * What would go over a network in the clear, a sentence each. Where visitors come by HTTPS the site is in earnest, and nothing
 * behind it falls back to less; mails are sent within TLS or not at all (`smtp-transport.ts`).
 */
export function plainConnections(upstreams: Upstreams): string[] {
  if (!upstreams.PUBLIC_URL?.startsWith('https:')) return [];
  return RULES.filter(([name, , isPlain]) =>
    [upstreams[name]].flat().some((address) => isElsewhere(address, isPlain)),
  ).map(
    ([name, how]) =>
      `The environment variable ${name} must be an address within TLS (${how}), since PUBLIC_URL is.`,
  );
}

type IsPlain = (url: URL) => boolean;

const isHttp: IsPlain = ({ protocol }) => protocol === 'http:';
const isWithoutTls: IsPlain = ({ searchParams }) => searchParams.get('tls') === '0';

const RULES: readonly (readonly [Exclude<keyof Upstreams, 'PUBLIC_URL'>, string, IsPlain])[] = [
  [
    'DATABASE_URL',
    'with ?sslmode=verify-full',
    ({ searchParams }) => searchParams.get('sslmode') !== 'verify-full',
  ],
  ['MEDIA_URL', 'without tls=0', isWithoutTls],
  ['STORE_URL', 'without tls=0', isWithoutTls],
  ['AUDIT_URL', 'https', isHttp],
  ['GEOCODER_URL', 'https', isHttp],
  ['BREACHED_PASSWORDS_URL', 'https', isHttp],
  ['API_ORIGIN', 'https', isHttp],
  ['ASSET_ORIGINS', 'https', isHttp],
];

function isElsewhere(address: string | undefined, isPlain: IsPlain): boolean {
  const url = URL.parse(address ?? '');
  return url !== null && !isOnThisMachine(url) && isPlain(url);
}
