/** What a browser tells of the network, where it tells (the Network Information API). */
export interface Network {
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
}

/** Whether every byte is slow or paid for: pictures are narrow then, and nothing is fetched on suspicion. */
export function isSparing(network: Network | undefined): boolean {
  return network?.saveData === true || network?.effectiveType?.endsWith('2g') === true;
}

/** What the browser tells of it. */
export function currentNetwork(): Network | undefined {
  return (globalThis.navigator as { readonly connection?: Network } | undefined)?.connection;
}
