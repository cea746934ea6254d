import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { statusOf } from '@suite/domain';
import { InfoCard, type InfoCardProps, StatusChip } from '@suite/ui';
import { useIntl } from 'react-intl';
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
  const state = commercialState(unit);
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
      {...(state.kind === 'on-request' && { footStart: labels.price(unit) })}
      {...(state.kind === 'priced' && {
        footStart: state.pricePerM2 === null ? undefined : labels.pricePerM2(state.pricePerM2),
        footEnd: labels.price(unit),
      })}
      arrow={arrow}
    />
  );
}
