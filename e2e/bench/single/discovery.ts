/** One bundle reads no discovery document. */
export function discovery(): Promise<null> {
  return Promise.resolve(null);
}

export async function documentOfPage(): Promise<null> {
  return null;
}
