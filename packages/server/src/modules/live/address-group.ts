import ipaddr from 'ipaddr.js';

/** Groups of 16 bits of an IPv6 address that name a network; within one, a household has as many as it likes. */
const NETWORK_GROUPS = 4;

/** What addresses of one visitor have in common: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address that is written as an IPv6 one becomes itself.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
