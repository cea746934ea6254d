import { StateCard } from '@suite/ui';
import { IMAGE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterProblem } from '../../../lib/filter/filter-problem.tsx';
import { LoadProblem } from '../../../lib/states/load-problem.tsx';
import type { ScreenState } from '../masterplan-screen.tsx';
import { MasterplanEmpty } from '../states/masterplan-states.tsx';
import styles from './picture-screen.module.css';
import type { PictureLoad } from './use-picture-load.ts';

export interface PictureNoticeProps {
  readonly name: string;
  readonly state: ScreenState;
  readonly load: PictureLoad;
}

/** What is wrong or under way, over the picture; nothing when all is well. */
export function PictureNotice({ name, state, load }: PictureNoticeProps) {
  const intl = useIntl();
  const { children, error, slow, retry } = state;
  if (children?.length === 0) return <MasterplanEmpty name={name} />;
  if (!children && (error !== undefined || slow)) {
    return <LoadProblem kind={slow ? 'slow' : 'failed'} onRetry={retry} />;
  }
  if (load.kind === 'broken') {
    return (
      <StateCard
        icon={IMAGE}
        role="alert"
        title={intl.formatMessage({ id: 'map.picture.failed' })}
        text={intl.formatMessage({ id: 'map.picture.failedText' })}
        actionLabel={intl.formatMessage({ id: 'common.tryAgain' })}
        onAction={load.retry}
      />
    );
  }
  return (
    <>
      <FilterProblem model={state.filter} />
      <p className={styles.loading} role="status" hidden={load.kind === 'ready'}>
        {load.kind === 'loading' && <FormattedMessage id="map.picture.loading" />}
      </p>
    </>
  );
}
