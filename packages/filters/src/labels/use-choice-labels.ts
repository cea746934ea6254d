import type { Orientation, PriceRange, UnitStatus } from '@suite/contracts';
import type { TypeChoice } from '@suite/domain';
import { orientationMessageId, statusMessageId, typeMessageId, useFormats } from '@suite/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** What the choices of the filters are called in the visitor's language. */
export interface ChoiceLabels {
  readonly status: (status: UnitStatus) => string;
  readonly typeChoice: (choice: TypeChoice) => string;
  readonly orientation: (orientation: Orientation) => string;
  /** "All Ranges", "6-7.5k €/m²". */
  readonly priceRange: (range: PriceRange) => string;
  /** A whole number with comma thousands. */
  readonly whole: (value: number) => string;
  readonly floor: (floor: number) => string;
  readonly money: (priceEur: number) => string;
}

const NO_BREAK_SPACE = '\u00A0';

/** The same object until the language changes. */
export function useChoiceLabels(): ChoiceLabels {
  const { formatMessage } = useIntl();
  const { floor, money } = useFormats();
  return useMemo(() => {
    const say = (id: string, values?: Record<string, string>) => formatMessage({ id }, values);
    return {
      status: (status) => say(statusMessageId(status)),
      typeChoice: ({ key, name }) => (key ? say(typeMessageId(key)) : name),
      orientation: (orientation) => say(orientationMessageId(orientation)),
      priceRange: (range) =>
        range === '' ? say('filter.price-range.all') : say('filter.price-range.one', { range }),
      whole: (value) => money(value).split(NO_BREAK_SPACE)[0] ?? '',
      floor,
      money,
    };
  }, [formatMessage, floor, money]);
}
