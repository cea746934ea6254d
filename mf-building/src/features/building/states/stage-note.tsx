import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { AsyncView, type ImageLoad } from '@suite/explorer';
import { Button, StateCard } from '@suite/ui';
import { HOUSE, IMAGE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from './stage-note.module.css';
import type { StageNote } from './stage-notes.ts';
import { UnseenChip } from './unseen-chip.tsx';

export interface StageNoteProps {
  readonly note: StageNote;
  readonly picture: ImageLoad;
}

/** A note over the picture, with what can be done about it. */
export function StageNoteCard({ note, picture }: StageNoteProps) {
  const { formatMessage } = useIntl();
  const { state, building, units, setState, recheck } = useScreen(
    'state',
    'building',
    'units',
    'setState',
    'recheck',
  );
  const locale = useLocale();
  const say = (id: string, values?: Record<string, number>) => formatMessage({ id }, values);
  const openList = () => setState(() => ({ list: true }));
  const toList = state.list ? {} : { actionLabel: say('building.list.open'), onAction: openList };

  switch (note) {
    case 'homes-loading':
      return (
        <p className={`${styles.pill} ${styles.late}`} role="status">
          {say('common.loadingHomes', { count: building.unitCounts.total })}
        </p>
      );
    case 'homes-slow':
    case 'homes-failed':
      return <AsyncView read={units} errorTitle="common.homesFailed" errorText="common.filtersKept" />;
    case 'picture-failed':
    case 'picture-slow':
      return (
        <AsyncView
          read={picture}
          errorIcon={IMAGE}
          errorTitle="building.picture.failed"
          errorText="building.picture.failed-text"
          slowTitle="building.picture.slow"
          slowText="building.picture.failed-text"
        />
      );
    case 'empty':
      return (
        <StateCard
          icon={HOUSE}
          title={say('building.state.empty')}
          text={say('building.state.empty-text')}
          actionLabel={say('building.state.to-masterplan')}
          href={routePath('masterplan-id', locale, { id: building.masterplansId })}
        />
      );
    case 'no-picture':
      return (
        <StateCard
          icon={IMAGE}
          title={say('building.state.no-views')}
          text={say('building.state.no-views-text')}
          {...toList}
        />
      );
    case 'unseen':
      return <UnseenChip />;
    case 'unchecked':
      return (
        <div className={styles.pill} role="status">
          <p>{say('filter.unchecked')}</p>
          <Button variant="quiet" onPress={recheck}>
            {say('common.tryAgain')}
          </Button>
        </div>
      );
  }
}
