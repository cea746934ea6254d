import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The /24 of an IPv4 address, the /48 of an IPv6 one: as much as one person easily has. */
export function networkOf(ip: string): string {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip) ?? [];
  if (v4) return `${v4}.0/24`;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}

/** Tells networks apart, and nobody who reads it where they are. */
export function networkHash(ip: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(networkOf(ip)).digest('base64url').slice(0, 16);
}
