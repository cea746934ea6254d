import type { Unit } from '@suite/api';
import { statusOf } from '@suite/domain';
import { useHeart } from '@suite/i18n';
import { HeartToggle } from '@suite/ui';

/** A component of its own, so that saving draws hearts anew and not the rows. */
export function UnitHeart({ unit }: { unit: Unit }) {
  return <HeartToggle {...useHeart({ id: unit.id, name: unit.name, status: statusOf(unit) })} />;
}
