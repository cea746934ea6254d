import { IconButton, StateCard, useViewport } from '@suite/ui';
import { CARET_LEFT, CARET_RIGHT, SCALES } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './compare.module.css';
import pageStyles from './compare-page.module.css';
import { shownPair } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { useComparison } from './use-comparison.ts';

export interface CompareViewProps {
  readonly ids: readonly number[];
  readonly onRemove: (id: number) => void;
  /** The visitor follows a link out of the comparison. */
  readonly onLeave: () => void;
}

/** The comparison, wherever it stands: nothing yet, not wanted by the project, or the table. */
export function CompareView({ ids, onRemove, onLeave }: CompareViewProps) {
  const intl = useIntl();
  const comparison = useComparison(ids);
  const isSmall = useViewport() === 'small';
  const [from, setFrom] = useState(0);
  const text = (id: string) => intl.formatMessage({ id });
  if (comparison.isDisabled) {
    return (
      <div className={pageStyles.state}>
        <StateCard icon={SCALES} layout="stacked" role="status" title={text('common.compareDisabled')} />
      </div>
    );
  }
  if (ids.length === 0) {
    return (
      <div className={pageStyles.state}>
        <StateCard
          icon={SCALES}
          layout="stacked"
          title={text('panels.compare.empty')}
          text={text('panels.compare.emptyText')}
        />
      </div>
    );
  }
  const count = comparison.columns.length;
  const shown = isSmall ? shownPair(count, from) : ([0, count] as const);
  return (
    <div className={styles.view}>
      {isSmall && count > 2 && <Pager count={count} shown={shown} onFrom={setFrom} />}
      <CompareTable comparison={comparison} shown={shown} onRemove={onRemove} onLeave={onLeave} />
      {count === 1 && (
        <p className={styles.none}>
          <FormattedMessage id="panels.compare.onlyOne" />
        </p>
      )}
    </div>
  );
}

interface PagerProps {
  readonly count: number;
  readonly shown: readonly [from: number, to: number];
  readonly onFrom: (from: number) => void;
}

/** On phones: which two are shown, and the next two. */
function Pager({ count, shown: [from, to], onFrom }: PagerProps) {
  const intl = useIntl();
  const id = to - from === 1 ? 'panels.compare.shownOne' : 'panels.compare.shown';
  return (
    <div className={styles.pager}>
      <p role="status">
        <FormattedMessage id={id} values={{ from: from + 1, to, count }} />
      </p>
      <span>
        <IconButton
          icon={CARET_LEFT}
          label={intl.formatMessage({ id: 'panels.compare.previous' })}
          disabled={from === 0}
          onPress={() => onFrom(from - 2)}
        />
        <IconButton
          icon={CARET_RIGHT}
          label={intl.formatMessage({ id: 'panels.compare.next' })}
          disabled={to >= count}
          onPress={() => onFrom(from + 2)}
        />
      </span>
    </div>
  );
}
