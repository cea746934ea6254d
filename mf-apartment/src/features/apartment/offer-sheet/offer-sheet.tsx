import type { Building, Unit } from '@suite/api';
import { buildingTitle, floorPlan, isTypicalPlan, statusOf } from '@suite/domain';
import { amenityMessageId, statusMessageId, useFormats } from '@suite/i18n';
import { DataList } from '@suite/ui';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QrCode } from '../../../lib/share/load-qr.ts';
import { QrImage } from '../../../lib/share/qr-image.tsx';
import { groupAmenities } from '../facts/amenities.ts';
import { unitFacts } from '../facts/facts.ts';
import { PriceText } from '../facts/price-text.tsx';
import { RoomList } from '../facts/room-list.tsx';
import { useFactRows } from '../facts/use-fact-rows.ts';
import type { Seller } from './load-seller.ts';
import styles from './offer-sheet.module.css';
import { SheetPictures } from './sheet-pictures.tsx';
import { SheetSeller } from './sheet-seller.tsx';

export interface OfferSheetProps {
  readonly unit: Unit;
  readonly building: Building | null;
  readonly link: string;
  /** Null where it could not come in time: the link stands alone. */
  readonly code: QrCode | null;
  /** Null likewise: the sheet is without logo and telephone. */
  readonly seller: Seller | null;
}

/** One sheet of paper about a home: place in the building, plan, facts, seller, date, disclaimer and the way back. On screens it is not shown. */
export function OfferSheet({ unit, building, link, code, seller }: OfferSheetProps) {
  const intl = useIntl();
  const formats = useFormats();
  const plan = floorPlan(unit);
  const rooms = plan?.rooms ?? [];
  const isTypical = isTypicalPlan(rooms, unit);
  const rows = useFactRows(unitFacts(unit, building?.floors ?? null));
  const status = statusOf(unit);
  const extras = groupAmenities(unit.properties).yes.map((amenity) =>
    intl.formatMessage({ id: amenityMessageId(amenity) }),
  );
  const title = building ? buildingTitle(building.masterplanName, building) : '';
  return createPortal(
    <article className={styles.sheet}>
      <SheetHead seller={seller} />
      <div className={styles.title}>
        <div>
          <p>{title}</p>
          <h1>
            <FormattedMessage id="unit.apartmentNumber" values={{ number: unit.name }} />
          </h1>
          <p>
            {status && `${intl.formatMessage({ id: statusMessageId(status) })} · `}
            <FormattedMessage id="common.asOf" values={{ date: formats.asOf(unit.asOf) }} />
          </p>
        </div>
        <PriceText unit={unit} />
      </div>
      <SheetPictures unit={unit} building={building} />
      <div className={styles.body}>
        {plan && (
          <figure>
            <span className={styles.plan}>
              <img
                src={plan.url}
                alt={intl.formatMessage({ id: 'apartment.plan.alt' }, { number: unit.name })}
              />
            </span>
            {isTypical && (
              <figcaption>
                <FormattedMessage id="common.typicalPlan" />
              </figcaption>
            )}
          </figure>
        )}
        <div>
          <DataList facts={rows} />
          {rooms.length > 0 && <RoomList rooms={rooms} isTypical={isTypical} />}
          {extras.length > 0 && (
            <p className={styles.extras}>
              <strong>
                <FormattedMessage id="apartment.amenities.title" />
              </strong>{' '}
              {intl.formatList(extras, { type: 'unit' })}
            </p>
          )}
        </div>
      </div>
      <footer className={styles.foot}>
        {seller && <SheetSeller organization={seller.organization} />}
        <div className={styles.link}>
          <p>
            <strong>
              <FormattedMessage id="apartment.print.link" />
            </strong>
            <br />
            <BrokenAtSlashes link={link} />
          </p>
          {code && (
            <div className={styles.code}>
              <QrImage code={code} label={intl.formatMessage({ id: 'apartment.share.code' })} />
            </div>
          )}
        </div>
        <p className={styles.disclaimer}>
          <FormattedMessage id="common.availabilityNotGuaranteed" />
          {'. '}
          <FormattedMessage id="apartment.print.noContract" />
        </p>
      </footer>
    </article>,
    document.body,
  );
}

function SheetHead({ seller }: Pick<OfferSheetProps, 'seller'>) {
  const formats = useFormats();
  return (
    <header className={styles.head}>
      {seller?.project.logo && (
        <img className={styles.logo} src={seller.project.logo} alt={seller.project.name} />
      )}
      <p className={styles.date}>
        <strong>
          <FormattedMessage id="apartment.print.action" />
        </strong>
        <br />
        {formats.day(new Date().toISOString())}
      </p>
    </header>
  );
}

/** A link as people write it: without its scheme, and no name in it broken. */
function BrokenAtSlashes({ link }: Pick<OfferSheetProps, 'link'>) {
  const parts = link.replace(/^https?:\/\//, '').split(/(?<=\/)/);
  return parts.map((part, index) => [<wbr key={parts.slice(0, index).join('')} />, part]);
}
