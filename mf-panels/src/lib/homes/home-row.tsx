import { useLocale } from '@suite/bus';
import type { Apartment } from '@suite/contracts';
import { parsePrice, parseTypeKey, statusOf } from '@suite/domain';
import { statusMessageId, typeMessageId, useFormats } from '@suite/i18n';
import { Skeleton, StatusGlyph } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { homePath } from './home-link.ts';
import styles from './home-row.module.css';
import { PlanThumb } from './plan-thumb.tsx';
import type { HomeState } from './use-home.ts';

export interface HomeRowProps {
  readonly state: HomeState;
  /** Id of a sentence that takes the place of price and status, such as "Sold since you saved it". */
  readonly note: string | null;
  readonly onLeave?: () => void;
  /** What can be done with the row. */
  readonly children?: ReactNode;
}

/** A home in a list, 120 px high: drawing, number, facts, status and price. */
export function HomeRow({ state, note, onLeave, children }: HomeRowProps) {
  return (
    <li className={styles.row} aria-busy={state.kind === 'loading'}>
      <span className={styles.thumb}>
        {state.kind === 'loaded' && <PlanThumb home={state.home} widthPx={104} />}
      </span>
      <div className={styles.words}>
        <Words state={state} note={note} onLeave={onLeave} />
      </div>
      {children}
    </li>
  );
}

function Words({
  state,
  note,
  onLeave,
}: Omit<HomeRowProps, 'children' | 'onLeave'> & { onLeave: (() => void) | undefined }) {
  const intl = useIntl();
  const locale = useLocale();
  if (state.kind === 'loaded') {
    return (
      <>
        <Link className={styles.title} to={homePath(state.home, locale)} onClick={onLeave}>
          {intl.formatMessage({ id: 'unit.apartmentNumber' }, { number: state.home.name })}
        </Link>
        <Facts home={state.home} />
        <Standing home={state.home} note={note} />
      </>
    );
  }
  if (state.kind === 'gone') {
    return (
      <>
        <p>
          <FormattedMessage id="panels.favourites.gone" />
        </p>
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

function Facts({ home }: { home: Apartment }) {
  const intl = useIntl();
  const { area, floor } = useFormats();
  const typeKey = parseTypeKey(home.apartmentTypeKey);
  const values = { area: area(home.area), floor: floor(home.floor) };
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

function Standing({ home, note }: { home: Apartment; note: string | null }) {
  const intl = useIntl();
  const { money } = useFormats();
  const status = statusOf(home);
  const price = status === 'sold' ? null : parsePrice(home.properties.price);
  const word = status && intl.formatMessage({ id: statusMessageId(status) });
  // The disc says the word where a price or a note stands in its place.
  const isWordDrawn = price === null && note === null;
  return (
    <p className={styles.standing} data-note={note !== null || undefined}>
      {status && <StatusGlyph status={status} label={isWordDrawn ? undefined : (word ?? undefined)} />}
      {note !== null && <FormattedMessage id={note} />}
      {note === null && (price === null ? word : money(price))}
    </p>
  );
}
