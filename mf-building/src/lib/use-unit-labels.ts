import type { Unit } from '@suite/api';
import type { UnitStatus } from '@suite/contracts';
import { parseTypeKey, statusOf } from '@suite/domain';
import { statusMessageId, statusShortMessageId, typeMessageId, useFormats, usePriceLabel } from '@suite/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** What a unit says of itself, in the visitor's language. */
export interface UnitLabels {
  readonly emptyName: string;
  /** What stands in the place of the price. */
  readonly price: (unit: Unit) => string;
  readonly noPrice: string;
  /** "Apartment 304". */
  readonly number: (unit: Pick<Unit, 'name'>) => string;
  /** "One bedroom"; null for a type that is not known. */
  readonly type: (unit: Pick<Unit, 'apartmentTypeKey'>) => string | null;
  readonly area: (areaM2: number) => string;
  /** Of sun: "2.5 h". */
  readonly hours: (hours: number | undefined) => string | null;
  /** Width of the sea: "108°". */
  readonly degrees: (degrees: number | undefined) => string | null;
  readonly floor: (floor: number) => string;
  /** "3 of 6"; a basement or a building without storeys has no "of". */
  readonly floorOf: (floor: number, floors: number) => string;
  readonly status: (status: UnitStatus) => string;
  readonly statusShort: (status: UnitStatus) => string;
  readonly pricePerM2: (priceEurPerM2: number) => string;
  /** "As of 20 Nov 2026, 09:40", from ISO 8601. */
  readonly asOf: (iso: string) => string;
  /** "One bedroom · 52.8 m² · floor 3 of 6". */
  readonly facts: (unit: Unit, floors: number) => string;
  /** "Apartment 304, one bedroom, 52.8 m², floor 3, available". */
  readonly shapeName: (unit: Unit) => string;
}

const NO_BREAK_SPACE = '\u00A0';

/** A long line breaks between facts and not within one. */
function onOneLine(fact: string): string {
  return fact.replaceAll(' ', NO_BREAK_SPACE);
}

/** The same object until the language changes. */
export function useUnitLabels(): UnitLabels {
  const { formatMessage, locale } = useIntl();
  const formats = useFormats();
  const price = usePriceLabel();
  return useMemo(() => {
    const say = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values);
    const type: UnitLabels['type'] = (unit) => {
      const key = parseTypeKey(unit.apartmentTypeKey);
      return key && say(typeMessageId(key));
    };
    const floorOf: UnitLabels['floorOf'] = (floor, floors) =>
      floor >= 1 && floors >= floor
        ? say('unit.floorOf', { floor: formats.floor(floor), total: floors })
        : formats.floor(floor);
    return {
      emptyName: say('building.unit.none'),
      price,
      noPrice: say('building.unit.no-price'),
      number: (unit) => say('unit.apartmentNumber', { number: unit.name }),
      type,
      area: (areaM2) => formats.area(areaM2),
      hours: (hours) => (hours === undefined ? null : say('unit.hours', { hours })),
      degrees: (degrees) => (degrees === undefined ? null : say('unit.sea', { degrees })),
      floor: formats.floor,
      floorOf,
      status: (status) => say(statusMessageId(status)),
      statusShort: (status) => say(statusShortMessageId(status)),
      pricePerM2: formats.pricePerArea,
      asOf: (iso) => say('common.asOf', { date: formats.asOf(iso) }),
      facts: (unit, floors) =>
        [
          type(unit),
          formats.area(unit.area),
          say('building.unit.floor', { floor: floorOf(unit.floor, floors) }),
        ]
          .filter((part) => part !== null)
          .map(onOneLine)
          .join(' · '),
      shapeName: (unit) => {
        const status = statusOf(unit);
        return [
          say('unit.apartmentNumber', { number: unit.name }),
          type(unit)?.toLocaleLowerCase(locale),
          formats.area(unit.area),
          say('building.unit.floor', { floor: formats.floor(unit.floor) }),
          status && say(statusMessageId(status)).toLocaleLowerCase(locale),
        ]
          .filter(Boolean)
          .join(', ');
      },
    };
  }, [formatMessage, locale, formats, price]);
}
