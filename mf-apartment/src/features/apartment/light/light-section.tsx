import { useLightLabels } from '@suite/i18n';
import { Button, DataList, Eyebrow } from '@suite/ui';
import { SUN } from '@suite/ui/icons';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from './light-section.module.css';
import { sunDays } from './sun-days.ts';

/** Sun on the terrace by days, morning and evening, and the sea in the view; nothing where the project has none of it. */
export function LightSection() {
  const { unit, hasTerrace, setTab } = useScreen('unit', 'hasTerrace', 'setTab');
  const { light } = unit;
  const { formatMessage } = useIntl();
  const labels = useLightLabels();
  const headId = useId();
  const days = sunDays(light ?? {});
  const facts = [
    { id: 'filter.morning-sun', value: labels.hours(light?.morningSunHours) },
    { id: 'filter.evening-sun', value: labels.hours(light?.eveningSunHours) },
    { id: 'filter.sea-view', value: labels.sea(light ?? {}) },
  ].flatMap(({ id, value }) => (value === null ? [] : [{ label: formatMessage({ id }), value }]));
  if (days.length + facts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headId}>
      <Eyebrow level={3} id={headId}>
        <FormattedMessage id="apartment.light.title" />
      </Eyebrow>
      {days.length > 0 && (
        <dl className={styles.days}>
          {days.map(({ day, hours, share }) => (
            <div key={day} className={styles.day}>
              <dt>
                <FormattedMessage id={`apartment.light.${day}`} />
              </dt>
              <dd>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ width: `${share * 100}%` }} />
                </span>
                {labels.hours(hours)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && <DataList facts={facts} />}
      {hasTerrace && (
        <Button className={styles.terrace} icon={SUN} onPress={() => setTab('terrace')}>
          <FormattedMessage id="apartment.terrace.open" />
        </Button>
      )}
      <p className={styles.note}>
        <FormattedMessage id="apartment.light.note" />
      </p>
    </section>
  );
}
