/** The document that says which version of each remote this page loads could not be had. */
export class DiscoveryError extends Error {
  override readonly name = 'DiscoveryError';
}
