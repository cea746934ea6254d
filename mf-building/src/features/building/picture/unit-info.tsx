import type { Apartment } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import { InfoCard, type InfoCardProps, StatusChip } from '@suite/ui';
import { useIntl } from 'react-intl';
import { priceLine } from '../../../lib/price-line.ts';
import { useUnitWords } from '../../../lib/use-unit-words.ts';

export interface UnitInfoProps {
  readonly unit: Apartment;
  /** Storeys of the building, for "3 of 6". */
  readonly floors: number;
  readonly arrow: InfoCardProps['arrow'];
}

/** What a home says of itself beside the picture. */
export function UnitInfo({ unit, floors, arrow }: UnitInfoProps) {
  const { formatMessage } = useIntl();
  const words = useUnitWords();
  const status = statusOf(unit);
  const price = priceLine(unit);
  const type = words.type(unit);
  const label = (id: string) => formatMessage({ id: `unit.${id}` });
  return (
    <InfoCard
      title={unit.name}
      aside={status && <StatusChip status={status} label={words.status(status)} />}
      facts={[
        ...(type ? [{ label: label('type'), value: type }] : []),
        { label: label('area'), value: words.area(unit.area) },
        { label: label('floor'), value: words.floorOf(unit.floor, floors) },
      ]}
      {...(price.kind === 'on-request' && { footStart: words.priceOnRequest })}
      {...(price.kind === 'price' && {
        footStart: price.pricePerM2 === null ? undefined : words.pricePerM2(price.pricePerM2),
        footEnd: words.money(price.price),
      })}
      arrow={arrow}
    />
  );
}
