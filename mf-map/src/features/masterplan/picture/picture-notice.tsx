import { AsyncView, type ImageLoad } from '@suite/explorer';
import { IMAGE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { FilterError } from '../../../lib/filter/filter-error.tsx';
import type { ScreenState } from '../masterplan-screen.tsx';
import { MasterplanEmpty } from '../states/masterplan-states.tsx';
import styles from './picture-screen.module.css';

export interface PictureNoticeProps {
  readonly name: string;
  readonly state: ScreenState;
  readonly load: ImageLoad;
}

/** What failed or is under way, over the picture; nothing when all is well. */
export function PictureNotice({ name, state, load }: PictureNoticeProps) {
  const { children, read } = state;
  if (children?.length === 0) return <MasterplanEmpty name={name} />;
  if (!children && (read.error !== undefined || read.slow)) return <AsyncView read={read} />;
  if (load.error !== undefined) {
    return (
      <AsyncView
        read={load}
        errorIcon={IMAGE}
        errorTitle="map.picture.failed"
        errorText="map.picture.failedText"
      />
    );
  }
  return (
    <>
      <FilterError model={state.filter} />
      <p className={styles.loading} role="status" hidden={load.data}>
        {!load.data && <FormattedMessage id="map.picture.loading" />}
      </p>
    </>
  );
}
