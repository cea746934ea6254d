import { floorPlan, isTypicalPlan, statusOf } from '@suite/domain';
import { statusMessageId, useFormats } from '@suite/i18n';
import { DataList, Heading, StatusChip } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBuilding, useScreen } from '../screen-store.ts';
import { AmenityList } from './amenity-list.tsx';
import { unitFacts } from './facts.ts';
import styles from './facts-rail.module.css';
import { MonthlyOfferLine } from './monthly-offer.tsx';
import { PriceText } from './price-text.tsx';
import { RoomList } from './room-list.tsx';
import { StatusChanges } from './status-changes.tsx';
import { useFactRows } from './use-fact-rows.ts';

/** Number, status and date, price, facts, rooms and extras. */
export function FactsRail() {
  const { unit } = useScreen('unit');
  const building = useBuilding();
  const intl = useIntl();
  const formats = useFormats();
  const status = statusOf(unit);
  const rows = useFactRows(unitFacts(unit, building?.floors ?? null));
  const rooms = floorPlan(unit)?.rooms ?? [];
  return (
    <div className={styles.facts}>
      <div className={styles.status}>
        {status && <StatusChip status={status} label={intl.formatMessage({ id: statusMessageId(status) })} />}
        <p className={styles.asOf}>
          <FormattedMessage id="common.asOf" values={{ date: formats.asOf(unit.asOf) }} />
          <br />
          <FormattedMessage id="common.availabilityNotGuaranteed" />
        </p>
      </div>
      <StatusChanges unit={unit} />
      <Heading level={2} size={44}>
        <FormattedMessage id="unit.apartmentNumber" values={{ number: unit.name }} />
      </Heading>
      <PriceText unit={unit} />
      <MonthlyOfferLine unit={unit} />
      <DataList facts={rows} />
      {rooms.length > 0 && <RoomList rooms={rooms} isTypical={isTypicalPlan(rooms, unit)} />}
      <AmenityList properties={unit.properties} />
    </div>
  );
}
