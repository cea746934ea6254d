import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { statusOf } from '@suite/domain';
import { useFloat } from '@suite/explorer';
import { Button, ButtonLink, Icon, IconButton, StatusChip } from '@suite/ui';
import { CARET_LEFT, CARET_RIGHT, X } from '@suite/ui/icons';
import { useEffect, useEffectEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';
import { UnitHeart } from '../heart/unit-heart.tsx';
import { useScreen } from '../screen-store.ts';
import { neighboursOf } from './unit-neighbours.ts';
import styles from './unit-preview.module.css';

export interface UnitPreviewProps {
  readonly unit: Unit;
  /** `card` floats over the picture; `in-flow` stands in a sheet or a column. */
  readonly place: 'card' | 'in-flow';
}

/** The home that the first tap chose; the second tap, or the button, opens it. */
export function UnitPreview({ unit, place }: UnitPreviewProps) {
  const { formatMessage } = useIntl();
  const labels = useUnitLabels();
  const { listed, building, hover, hrefOf, fit } = useScreen('listed', 'building', 'hover', 'hrefOf', 'fit');
  const onSelect = hover.select;
  const floatRef = useFloat('card', 'corner');
  const titleId = useId();
  const status = statusOf(unit);
  const state = commercialState(unit).kind;
  const { previous, next } = neighboursOf(unit, listed);
  useEscape(() => onSelect(null));
  return (
    <section
      className={place === 'card' ? styles.card : styles.inFlow}
      data-raised={fit.cornerRaised}
      aria-labelledby={titleId}
      ref={place === 'card' ? floatRef : undefined}
    >
      <header className={styles.header}>
        <div className={styles.labels} aria-live="polite">
          <h2 id={titleId} className={styles.title}>
            {labels.number(unit)}
          </h2>
          <p className={styles.facts}>{labels.facts(unit, building.floors)}</p>
        </div>
        <UnitHeart unit={unit} />
        <IconButton icon={X} label={formatMessage({ id: 'common.close' })} onPress={() => onSelect(null)} />
      </header>
      <div className={styles.line}>
        {status && <StatusChip status={status} label={labels.status(status)} />}
        {/* The chip says the word of a home that is gone. */}
        {state === 'priced' && <span className={styles.price}>{labels.price(unit)}</span>}
        {state === 'on-request' && <span className={styles.onRequest}>{labels.price(unit)}</span>}
      </div>
      <div className={styles.actions}>
        <ButtonLink full variant="primary" href={hrefOf(unit)}>
          {formatMessage({ id: 'building.preview.open' })}
        </ButtonLink>
        <StepButton
          icon={CARET_LEFT}
          label={formatMessage({ id: 'building.preview.previous' })}
          unit={previous}
          onSelect={onSelect}
        />
        <StepButton
          icon={CARET_RIGHT}
          label={formatMessage({ id: 'building.preview.next' })}
          unit={next}
          onSelect={onSelect}
        />
      </div>
    </section>
  );
}

function useEscape(onEscape: () => void): void {
  const putAway = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) putAway();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface StepButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly unit: Unit | null;
  readonly onSelect: (unitId: number) => void;
}

function StepButton({ icon, label, unit, onSelect }: StepButtonProps) {
  return (
    <Button
      className={styles.step}
      aria-label={label}
      disabled={unit === null}
      onPress={() => unit && onSelect(unit.id)}
    >
      <Icon path={icon} size={20} />
    </Button>
  );
}
