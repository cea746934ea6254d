import type { Building, Unit } from '@suite/api';
import { pictureUrl } from '@suite/api-client';
import { statusOf } from '@suite/domain';
import { statusMessageId } from '@suite/i18n';
import { Heading, StatusChip } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { captionPicture } from './caption-picture.ts';
import styles from './unit-caption.module.css';
import { useUnitFacts } from './use-unit-facts.ts';

export interface UnitProps {
  readonly unit: Unit;
  readonly building: Building | null;
}

/** Device pixels of the picture beside the form. */
const PICTURE_WIDTH = 1280;

/** The home's building beside the form, with a card that tells which home is asked for. */
export function UnitPicture({ unit, building }: UnitProps) {
  const picture = captionPicture(unit, building);
  return (
    <>
      {picture && (
        // Only a setting: the card on it says which home it is.
        <img
          className={styles.picture}
          src={pictureUrl(picture.url, PICTURE_WIDTH)}
          alt=""
          style={{ objectPosition: picture.position }}
        />
      )}
      <UnitCard unit={unit} building={building} />
    </>
  );
}

function UnitCard({ unit, building }: UnitProps) {
  const intl = useIntl();
  const status = statusOf(unit);
  const facts = useUnitFacts(unit, building);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Heading level={3} size={28}>
          <FormattedMessage id="unit.apartmentNumber" values={{ number: unit.name }} />
        </Heading>
        {status && <StatusChip status={status} label={intl.formatMessage({ id: statusMessageId(status) })} />}
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </div>
  );
}

/** The same in one line, where there is no room for a picture. */
export function UnitLine({ unit, building }: UnitProps) {
  const facts = useUnitFacts(unit, building);
  return (
    <p className={styles.line}>
      <strong>
        <FormattedMessage id="unit.apartmentNumber" values={{ number: unit.name }} />
      </strong>
      {facts.map((fact) => ` · ${fact}`).join('')}
    </p>
  );
}
