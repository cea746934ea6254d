import type { Unit } from '@suite/api';
import { isFilterable, statusOf } from '@suite/domain';
import type { PictureShape } from '@suite/picture';

/** In the colours of its status, or in none where that is hidden or the unit is nobody's to buy. */
export function unitAppearance(unit: Unit): PictureShape['appearance'] {
  const status = isFilterable(unit) ? statusOf(unit) : null;
  return status ? { kind: 'unit', status } : { kind: 'neutral' };
}
