import { useStore } from '@nanostores/react';
import { priceOf } from '@suite/access';
import { getApartment } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { $selection, useLocale } from '@suite/bus';
import { useShownUnit } from '@suite/i18n';

export interface KnownPrice {
  readonly isLoading: boolean;
  /** Euros; null where no home is chosen is gone, or the visitor may not see its price. */
  readonly price: number | null;
}

/** Price of the home on the screen. Only for those who may see it. */
export function useUnitPrice(): KnownPrice {
  const { unit: selected } = useStore($selection);
  const locale = useLocale();
  const { data, isLoading } = useRead(
    selected ? readOf(getApartment, { id: selected.id, ...inLanguage(locale) }) : null,
  );
  const unit = useShownUnit(data);
  return { isLoading, price: unit ? priceOf(unit) : null };
}
