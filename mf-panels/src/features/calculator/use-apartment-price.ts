import { useStore } from '@nanostores/react';
import { readApartment, useRead } from '@suite/api-client';
import { $selection, useLocale } from '@suite/bus';
import { parsePrice } from '@suite/domain';
import { useShownHome } from '@suite/i18n';

export interface KnownPrice {
  readonly isLoading: boolean;
  /** Euros; null where no home is chosen or the visitor may not see its price. */
  readonly price: number | null;
}

/** Price of the home on the screen. Only for those who may see it. */
export function useApartmentPrice(): KnownPrice {
  const { apartment } = useStore($selection);
  const locale = useLocale();
  const { data, isLoading } = useRead(apartment ? readApartment(apartment.id, locale) : null);
  const home = useShownHome(data);
  return { isLoading, price: parsePrice(home?.properties.price) };
}
