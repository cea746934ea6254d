import type { DraftStructure } from '@suite/api';
import { Button, Heading } from '@suite/ui';
import { PLUS } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTitle } from '../../lib/structure/thing.ts';
import type { PartActions } from './part-section.tsx';
import styles from './pictures.module.css';
import { Tools } from './tools.tsx';

type PointsProps = Omit<PartActions, 'uploads' | 'onDescribe'> & {
  readonly structure: DraftStructure;
  readonly onAdd: () => void;
};

/** Points of interest in the order in which visitors read them, each among those of the same thing. */
export function PointsSection({ structure: { pois, parts }, onAdd, ...actions }: PointsProps) {
  const intl = useIntl();
  const titleOf = useTitle();
  const nameOf = (owner: string) => {
    if (owner === 'masterplan') return intl.formatMessage({ id: 'studio.masterplan' });
    const part = parts.find(({ key }) => key === owner);
    // A home has its number alone.
    return part ? titleOf(part.title) : owner;
  };
  const owners = [...new Set(pois.map(({ ownerKey }) => ownerKey))];
  return (
    <section id="points" tabIndex={-1} className={styles.part}>
      <Heading level={3} size={20}>
        <FormattedMessage id="studio.parts.points" />
      </Heading>
      <p className={styles.lead}>
        <FormattedMessage id={pois.length === 0 ? 'studio.parts.no-points' : 'studio.parts.points-text'} />
      </p>
      {owners.map((owner) => {
        const own = pois.filter(({ ownerKey }) => ownerKey === owner);
        return (
          <div key={owner} className={styles.points}>
            <h4>{nameOf(owner)}</h4>
            <ol>
              {own.map(({ key, title, shapes }, index) => (
                <li key={key} data-list={`poi ${owner}`}>
                  <span>{titleOf(title)}</span>
                  <Tools
                    {...actions}
                    list={`poi ${owner}`}
                    thing={{ of: { kind: 'poi', key }, title, views: 0, units: 0, shapes, floors: null }}
                    isFirst={index === 0}
                    isLast={index === own.length - 1}
                  />
                </li>
              ))}
            </ol>
          </div>
        );
      })}
      <Button size={40} icon={PLUS} onPress={onAdd}>
        <FormattedMessage id="studio.points.add" />
      </Button>
    </section>
  );
}
