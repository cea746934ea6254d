import type { Unit } from '@suite/api';
import { useLocale } from '@suite/bus';
import { isTypicalPlan, parseTypeKey } from '@suite/domain';
import { typeMessageId } from '@suite/i18n';
import { IconButton, Skeleton } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { BuildingName } from '../../lib/units/building-name.tsx';
import { GoneSentence } from '../../lib/units/gone-sentence.tsx';
import { unitPath } from '../../lib/units/unit-link.ts';
import { planRooms, planUrl } from '../../lib/units/unit-plan.ts';
import { type UnitState, unitNumber } from '../../lib/units/use-unit.ts';
import styles from './compare.module.css';

/** The drawing of a home, 148 px high. */
export function ComparePlan({ state }: { state: UnitState }) {
  const intl = useIntl();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (state.kind !== 'loaded') return <span className={styles.plan} />;
  const url = planUrl(state.unit, 560);
  const alt = intl.formatMessage({ id: 'panels.compare.plan' }, { number: state.unit.name });
  return (
    <span className={styles.plan}>
      {url && url !== brokenUrl && (
        <img src={url} alt={alt} decoding="async" onError={() => setBrokenUrl(url)} />
      )}
      {isTypicalPlan(planRooms(state.unit), state.unit) && (
        <span className={styles.typical}>
          <FormattedMessage id="common.typicalPlan" />
        </span>
      )}
    </span>
  );
}

export interface CompareNameProps {
  readonly state: UnitState;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/** Number and type of a home, and the way to take it out. */
export function CompareName({ state, onRemove, onLeave }: CompareNameProps) {
  const intl = useIntl();
  const number = unitNumber(state);
  const label =
    number === null
      ? intl.formatMessage({ id: 'panels.compare.removeUnknown' })
      : intl.formatMessage({ id: 'panels.compare.removeOne' }, { number });
  return (
    <span className={styles.name}>
      <span className={styles.labels}>
        <Labels state={state} onLeave={onLeave} />
      </span>
      <IconButton icon={X} size={20} label={label} onPress={onRemove} />
    </span>
  );
}

function Labels({ state, onLeave }: { state: UnitState; onLeave: () => void }) {
  if (state.kind === 'loaded') return <Named unit={state.unit} onLeave={onLeave} />;
  if (state.kind === 'gone') return <GoneSentence withdrawn={state.withdrawn} />;
  if (state.kind === 'failed') {
    return (
      <>
        <FormattedMessage id="panels.compare.failed" />
        <button type="button" className={styles.again} onClick={state.retry}>
          <FormattedMessage id="common.tryAgain" />
        </button>
      </>
    );
  }
  return <Skeleton kind="line" width="80px" />;
}

function Named({ unit, onLeave }: { unit: Unit; onLeave: () => void }) {
  const locale = useLocale();
  const typeKey = parseTypeKey(unit.apartmentTypeKey);
  return (
    <>
      <Link className={styles.number} to={unitPath(unit, locale)} onClick={onLeave}>
        {unit.name}
      </Link>
      <span className={styles.building}>
        <BuildingName id={unit.buildingId} />
      </span>
      {typeKey && (
        <span className={styles.type}>
          <FormattedMessage id={typeMessageId(typeKey)} />
        </span>
      )}
    </>
  );
}
