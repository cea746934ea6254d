import { useFormats } from '@suite/i18n';

interface Percent {
  /** Of a number of percent: `5 %`. */
  readonly whole: (percent: number) => string;
  /** Of a share: `0.5 %`, `0,5 %` in Serbian. */
  readonly fine: (share: number) => string;
}

const SIGN = '\u00A0%';

/** Percentages in the visitor's language. */
export function usePercent(): Percent {
  const { decimal } = useFormats();
  return {
    whole: (percent) => decimal(percent, Number.isInteger(percent) ? 0 : 1) + SIGN,
    fine: (share) => decimal(share * 100) + SIGN,
  };
}
