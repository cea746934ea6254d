import { getProject } from '@suite/api/endpoints';
import { inLanguage, isRead, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { Button, Eyebrow, Heading } from '@suite/ui';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { availabilityOf } from '../../../lib/availability.ts';
import { useAvailabilityText } from '../../../lib/use-availability-text.ts';
import { useScreen } from '../screen-store.ts';
import styles from './arrival-card.module.css';
import { firstSentence } from './first-sentence.ts';

/** The project in a few words, and the way into its picture. It is no dialog: all around it stays in reach. */
export default function ArrivalCard() {
  const { masterplan, arrival } = useScreen('masterplan', 'arrival');
  const { projectId, name, description } = masterplan;
  const locale = useLocale();
  const titleId = useId();
  const project = useRead(readOf(getProject, { projectId, ...inLanguage(locale) }));
  // All of it at once, so that nothing in it moves.
  if (!isRead(project)) return null;
  const { place = null, description: ofProject = null } = project.data ?? {};
  const sentence = firstSentence(description ?? ofProject, locale);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      {place && <Eyebrow>{place}</Eyebrow>}
      <Heading level={2} size={56} id={titleId} className={styles.name}>
        {name}
      </Heading>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      <Facts />
      <div className={styles.actions}>
        <Button variant="primary" onPress={arrival.explore}>
          <FormattedMessage id="map.arrival.explore" />
        </Button>
      </div>
    </section>
  );
}

function Facts() {
  const { masterplan, filter } = useScreen('masterplan', 'filter');
  const intl = useIntl();
  const availabilityText = useAvailabilityText();
  const { unitCounts } = masterplan;
  const availability = availabilityOf(unitCounts);
  const { area } = filter.choices.offers;
  const bold = (text: ReactNode) => <b key="count">{text}</b>;
  return (
    <ul className={styles.facts}>
      <li>
        {availability.kind === 'available' ? (
          <FormattedMessage
            id="map.arrival.available"
            values={{ count: availability.count, b: (parts) => bold(parts) }}
          />
        ) : (
          availabilityText(unitCounts)
        )}
      </li>
      {area && <li>{intl.formatMessage({ id: 'map.arrival.sizes' }, { min: area[0] })}</li>}
    </ul>
  );
}
