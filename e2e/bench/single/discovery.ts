/** One bundle reads no discovery document. */
export function discovery(): Promise<null> {
  return Promise.resolve(null);
}
