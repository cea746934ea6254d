import { addFavourites } from '@suite/bus';
import { useVisibility } from '@suite/i18n';
import { Button, Heading, StateCard } from '@suite/ui';
import { HEART } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnitRow } from '../../lib/units/unit-row.tsx';
import { useUnit } from '../../lib/units/use-unit.ts';
import styles from './compare-page.module.css';

/** The favourites of somebody who shared them; a visitor who is signed in can save them. */
export function SharedList({ ids }: { ids: readonly number[] }) {
  const intl = useIntl();
  const { favourites: maySave } = useVisibility(null);
  const [isAdded, setAdded] = useState(false);
  if (ids.length === 0) {
    return (
      <div className={styles.state}>
        <StateCard icon={HEART} layout="stacked" title={intl.formatMessage({ id: 'panels.shared.none' })} />
      </div>
    );
  }
  const add = () => {
    addFavourites(ids);
    setAdded(true);
  };
  return (
    <section className={styles.shared}>
      <div className={styles.sharedHead}>
        <Heading level={2}>
          <FormattedMessage id="panels.shared.title" />
        </Heading>
        {maySave && !isAdded && (
          <Button size={40} icon={HEART} onPress={add}>
            <FormattedMessage id="panels.shared.add" />
          </Button>
        )}
        <p className={styles.count} role="status">
          {isAdded && <FormattedMessage id="panels.shared.added" />}
        </p>
      </div>
      <ul className={styles.sharedRows}>
        {ids.map((id) => (
          <SharedRow key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function SharedRow({ id }: { id: number }) {
  return <UnitRow state={useUnit(id)} note={null} />;
}
