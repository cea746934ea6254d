import type { Unit } from '@suite/api';
import type { Orientation, TypeKey } from '@suite/contracts';
import { parseTypeKey } from '@suite/domain';

/** A row of the facts. What is not known has no row. */
export type Fact =
  | { readonly kind: 'type'; readonly typeKey: TypeKey }
  | { readonly kind: 'net-area'; readonly areaM2: number }
  | { readonly kind: 'terrace'; readonly areaM2: number }
  /** `floors`: storeys of the building; null while they are not known. */
  | { readonly kind: 'floor'; readonly floor: number; readonly floors: number | null }
  | { readonly kind: 'orientation'; readonly orientation: Orientation };

export function unitFacts(unit: Unit, floors: number | null): Fact[] {
  const { area, terraceArea, floor, orientation } = unit;
  const typeKey = parseTypeKey(unit.apartmentTypeKey);
  const isAbove = floor >= 1 && floors !== null && floor <= floors;
  const facts: (Fact | false | null | 0)[] = [
    typeKey && { kind: 'type', typeKey },
    area > 0 && { kind: 'net-area', areaM2: area },
    terraceArea && { kind: 'terrace', areaM2: terraceArea },
    { kind: 'floor', floor, floors: isAbove ? floors : null },
    orientation && { kind: 'orientation', orientation },
  ];
  return facts.filter((fact) => typeof fact === 'object' && fact !== null);
}
