import type { IntlShape } from 'react-intl';

/** Bytes in one thousand of them. */
const STEP = 1_000;

/** A size in the visitor's language: `840 byte`, `17 kB`, `2.4 MB`. */
export function fileSize(bytes: number, intl: Pick<IntlShape, 'formatNumber'>): string {
  const [unit, value] =
    bytes < STEP
      ? (['byte', bytes] as const)
      : bytes < STEP * STEP
        ? (['kilobyte', bytes / STEP] as const)
        : (['megabyte', bytes / (STEP * STEP)] as const);
  return intl.formatNumber(value, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  });
}
