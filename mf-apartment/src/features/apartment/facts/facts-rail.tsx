import type { Apartment, Building } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import { statusMessageId, useFormats } from '@suite/i18n';
import { DataList, Heading, StatusChip } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { HomeActions } from '../actions/home-actions.tsx';
import { floorPlan, isTypicalPlan } from '../plan/floor-plan.ts';
import { AmenityList } from './amenity-list.tsx';
import { apartmentFacts, priceLine } from './facts.ts';
import styles from './facts-rail.module.css';
import { PriceText } from './price-text.tsx';
import { RoomList } from './room-list.tsx';
import { StatusNews } from './status-news.tsx';
import { useFactRows } from './use-fact-rows.ts';

export interface FactsRailProps {
  readonly apartment: Apartment;
  readonly building: Building | null;
}

/** Number, status and date, price, facts, rooms and extras. */
export function FactsRail({ apartment, building }: FactsRailProps) {
  const intl = useIntl();
  const formats = useFormats();
  const status = statusOf(apartment);
  const rows = useFactRows(apartmentFacts(apartment, building?.floors ?? null));
  const rooms = floorPlan(apartment)?.rooms ?? [];
  return (
    <div className={styles.facts}>
      <div className={styles.status}>
        {status && <StatusChip status={status} label={intl.formatMessage({ id: statusMessageId(status) })} />}
        <p className={styles.asOf}>
          <FormattedMessage id="common.asOf" values={{ date: formats.asOf(apartment.asOf) }} />
          <br />
          <FormattedMessage id="common.availabilityNotGuaranteed" />
        </p>
      </div>
      <StatusNews apartment={apartment} />
      <Heading level={2} size={44}>
        <FormattedMessage id="unit.apartmentNumber" values={{ number: apartment.name }} />
      </Heading>
      <PriceText line={priceLine(apartment)} />
      <DataList facts={rows} />
      <HomeActions apartment={apartment} building={building} />
      {rooms.length > 0 && <RoomList rooms={rooms} isTypical={isTypicalPlan(rooms, apartment)} />}
      <AmenityList properties={apartment.properties} />
    </div>
  );
}
