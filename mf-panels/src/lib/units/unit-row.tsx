import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { useLocale } from '@suite/bus';
import { parseTypeKey, statusOf } from '@suite/domain';
import { statusMessageId, typeMessageId, useFormats, usePriceLabel } from '@suite/i18n';
import { Skeleton, StatusGlyph } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { BuildingName } from './building-name.tsx';
import { GoneSentence } from './gone-sentence.tsx';
import { PlanThumb } from './plan-thumb.tsx';
import { unitPath } from './unit-link.ts';
import styles from './unit-row.module.css';
import type { UnitState } from './use-unit.ts';

export interface UnitRowProps {
  readonly state: UnitState;
  /** Id of a sentence that takes the place of price and status, such as "Sold since you saved it". */
  readonly note: string | null;
  readonly onLeave?: () => void;
  /** What can be done with the row. */
  readonly children?: ReactNode;
}

/** A home in a list, 120 px high: drawing, number, facts, status and price. */
export function UnitRow({ state, note, onLeave, children }: UnitRowProps) {
  return (
    <li className={styles.row} aria-busy={state.kind === 'loading'}>
      <span className={styles.thumb}>
        {state.kind === 'loaded' && <PlanThumb unit={state.unit} widthPx={104} />}
      </span>
      <div className={styles.labels}>
        <Labels state={state} note={note} onLeave={onLeave} />
      </div>
      {children}
    </li>
  );
}

function Labels({
  state,
  note,
  onLeave,
}: Omit<UnitRowProps, 'children' | 'onLeave'> & { onLeave: (() => void) | undefined }) {
  const intl = useIntl();
  const locale = useLocale();
  if (state.kind === 'loaded') {
    return (
      <>
        <Link className={styles.title} to={unitPath(state.unit, locale)} onClick={onLeave}>
          {intl.formatMessage({ id: 'unit.apartmentNumber' }, { number: state.unit.name })}
        </Link>
        <p className={styles.facts}>
          <BuildingName id={state.unit.buildingId} />
        </p>
        <Facts unit={state.unit} />
        <Standing unit={state.unit} note={note} />
      </>
    );
  }
  if (state.kind === 'gone') {
    return (
      <>
        <p>
          <GoneSentence withdrawn={state.withdrawn} />
        </p>
        {state.withdrawn && <p className={styles.facts}>{state.withdrawn.building}</p>}
        <p className={styles.facts}>
          <FormattedMessage id="panels.favourites.goneText" />
        </p>
      </>
    );
  }
  if (state.kind === 'failed') {
    return (
      <>
        <p>
          <FormattedMessage id="panels.favourites.failed" />
        </p>
        <button type="button" className={styles.again} onClick={state.retry}>
          <FormattedMessage id="common.tryAgain" />
        </button>
      </>
    );
  }
  return (
    <>
      <Skeleton kind="line" width="60%" />
      <Skeleton kind="line" width="90%" />
    </>
  );
}

function Facts({ unit }: { unit: Unit }) {
  const intl = useIntl();
  const { area, floor } = useFormats();
  const typeKey = parseTypeKey(unit.apartmentTypeKey);
  const values = { area: area(unit.area), floor: floor(unit.floor) };
  return (
    <p className={styles.facts}>
      {typeKey
        ? intl.formatMessage(
            { id: 'panels.favourites.facts' },
            { ...values, type: intl.formatMessage({ id: typeMessageId(typeKey) }) },
          )
        : intl.formatMessage({ id: 'panels.favourites.factsWithoutType' }, values)}
    </p>
  );
}

function Standing({ unit, note }: { unit: Unit; note: string | null }) {
  const intl = useIntl();
  const priceLabel = usePriceLabel();
  const status = statusOf(unit);
  const word = status && intl.formatMessage({ id: statusMessageId(status) });
  // The disc says the word where a price or a note stands in its place.
  const isWordDrawn = note === null && commercialState(unit).kind === 'gone';
  return (
    <p className={styles.standing} data-note={note !== null || undefined}>
      {status && <StatusGlyph status={status} label={isWordDrawn ? undefined : (word ?? undefined)} />}
      {note !== null && <FormattedMessage id={note} />}
      {note === null && priceLabel(unit)}
    </p>
  );
}
