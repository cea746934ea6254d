import { useLocale } from '@suite/bus';
import type { Apartment } from '@suite/contracts';
import { parseTypeKey } from '@suite/domain';
import { typeMessageId } from '@suite/i18n';
import { IconButton, Skeleton } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { homePath } from '../../lib/homes/home-link.ts';
import { planUrl } from '../../lib/homes/home-plan.ts';
import type { HomeState } from '../../lib/homes/use-home.ts';
import styles from './compare.module.css';

/** The drawing of a home, 148 px high. */
export function ComparePlan({ state }: { state: HomeState }) {
  const intl = useIntl();
  if (state.kind !== 'loaded') return <span className={styles.plan} />;
  const url = planUrl(state.home, 560);
  const alt = intl.formatMessage({ id: 'panels.compare.plan' }, { number: state.home.name });
  return <span className={styles.plan}>{url && <img src={url} alt={alt} decoding="async" />}</span>;
}

export interface CompareNameProps {
  readonly state: HomeState;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/** Number and type of a home, and the way to take it out. */
export function CompareName({ state, onRemove, onLeave }: CompareNameProps) {
  const intl = useIntl();
  const label =
    state.kind === 'loaded'
      ? intl.formatMessage({ id: 'panels.compare.removeOne' }, { number: state.home.name })
      : intl.formatMessage({ id: 'panels.compare.removeUnknown' });
  return (
    <span className={styles.name}>
      <span className={styles.words}>
        <Words state={state} onLeave={onLeave} />
      </span>
      <IconButton icon={X} size={20} label={label} onPress={onRemove} />
    </span>
  );
}

function Words({ state, onLeave }: { state: HomeState; onLeave: () => void }) {
  if (state.kind === 'loaded') return <Named home={state.home} onLeave={onLeave} />;
  if (state.kind === 'gone') return <FormattedMessage id="panels.compare.gone" />;
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

function Named({ home, onLeave }: { home: Apartment; onLeave: () => void }) {
  const locale = useLocale();
  const typeKey = parseTypeKey(home.apartmentTypeKey);
  return (
    <>
      <Link className={styles.number} to={homePath(home, locale)} onClick={onLeave}>
        {home.name}
      </Link>
      {typeKey && (
        <span className={styles.type}>
          <FormattedMessage id={typeMessageId(typeKey)} />
        </span>
      )}
    </>
  );
}
