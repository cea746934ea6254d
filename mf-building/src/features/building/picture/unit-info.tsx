import type { Unit } from '@suite/api';
import { statusOf } from '@suite/domain';
import { InfoCard, type InfoCardProps, StatusChip } from '@suite/ui';
import { useIntl } from 'react-intl';
import { shownState } from '../../../lib/shown-state.ts';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';

export interface UnitInfoProps {
  readonly unit: Unit;
  /** Storeys of the building, for "3 of 6". */
  readonly floors: number;
  readonly arrow: InfoCardProps['arrow'];
}

/** What a home says of itself beside the picture. */
export function UnitInfo({ unit, floors, arrow }: UnitInfoProps) {
  const { formatMessage } = useIntl();
  const labels = useUnitLabels();
  const status = statusOf(unit);
  const price = shownState(unit);
  const type = labels.type(unit);
  const label = (id: string) => formatMessage({ id: `unit.${id}` });
  return (
    <InfoCard
      title={unit.name}
      aside={status && <StatusChip status={status} label={labels.status(status)} />}
      facts={[
        ...(type ? [{ label: label('type'), value: type }] : []),
        { label: label('area'), value: labels.area(unit.area) },
        { label: label('floor'), value: labels.floorOf(unit.floor, floors) },
      ]}
      {...(price.kind === 'on-request' && { footStart: labels.priceOnRequest })}
      {...(price.kind === 'priced' && {
        footStart: price.pricePerM2 === null ? undefined : labels.pricePerM2(price.pricePerM2),
        footEnd: labels.money(price.price),
      })}
      arrow={arrow}
    />
  );
}
