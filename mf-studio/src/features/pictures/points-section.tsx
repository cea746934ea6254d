import type { DraftStructure } from '@suite/api';
import { Heading } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PartActions } from './part-section.tsx';
import styles from './pictures.module.css';
import { MoveTools, useTitle } from './tools.tsx';

type PointsProps = Pick<PartActions, 'change' | 'isDisabled'> & { readonly structure: DraftStructure };

/** Points of interest in the order in which visitors read them, each among those of the same thing. */
export function PointsSection({ structure: { pois, parts }, change, isDisabled }: PointsProps) {
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
    <section className={styles.part}>
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
              {own.map(({ key, title }, index) => (
                <li key={key} data-list={`poi ${owner}`}>
                  <span>{titleOf(title)}</span>
                  <span className={styles.tools}>
                    <MoveTools
                      name={titleOf(title)}
                      list={`poi ${owner}`}
                      isFirst={index === 0}
                      isLast={index === own.length - 1}
                      isDisabled={isDisabled}
                      onMove={(by) => change({ change: 'move', of: { kind: 'poi', key }, by })}
                    />
                  </span>
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}
