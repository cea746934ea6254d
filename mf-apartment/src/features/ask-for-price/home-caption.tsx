import { pictureUrl } from '@suite/api-client';
import type { Apartment, Building } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import { statusMessageId } from '@suite/i18n';
import { Heading, StatusChip } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { captionPicture } from './caption-picture.ts';
import styles from './home-caption.module.css';
import { useHomeFacts } from './use-home-facts.ts';

export interface HomeProps {
  readonly apartment: Apartment;
  readonly building: Building | null;
}

/** Device pixels of the picture beside the form. */
const PICTURE_WIDTH = 1280;

/** The home's building beside the form, with a card that tells which home is asked for. */
export function HomePicture({ apartment, building }: HomeProps) {
  const picture = captionPicture(apartment, building);
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
      <HomeCard apartment={apartment} building={building} />
    </>
  );
}

function HomeCard({ apartment, building }: HomeProps) {
  const intl = useIntl();
  const status = statusOf(apartment);
  const facts = useHomeFacts(apartment, building);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Heading level={3} size={28}>
          <FormattedMessage id="unit.apartmentNumber" values={{ number: apartment.name }} />
        </Heading>
        {status && <StatusChip status={status} label={intl.formatMessage({ id: statusMessageId(status) })} />}
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </div>
  );
}

/** The same in one line, where there is no room for a picture. */
export function HomeLine({ apartment, building }: HomeProps) {
  const facts = useHomeFacts(apartment, building);
  return (
    <p className={styles.line}>
      <strong>
        <FormattedMessage id="unit.apartmentNumber" values={{ number: apartment.name }} />
      </strong>
      {facts.map((fact) => ` · ${fact}`).join('')}
    </p>
  );
}
