import { hasRoom } from '../baseline.ts';

/** What people typed and what the suite needs is kept under names that begin so; all else that it keeps is small. */
const OURS = 'suite-';

/** Takes the largest of what a version left in a storage that is full, until something can be kept again. */
export function makeRoom(): void {
  const left = [localStorage, sessionStorage]
    .flatMap((storage) =>
      Object.entries(storage).map(([key, text]) => ({ storage, key, text: String(text) })),
    )
    .filter(({ key }) => !key.startsWith(OURS))
    .toSorted((one, other) => other.text.length - one.text.length);
  for (const { storage, key } of left) {
    if (hasRoom()) return;
    storage.removeItem(key);
  }
}
