import { AsyncView } from '@suite/explorer';
import { IMAGE } from '@suite/ui/icons';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { FilterError } from '../../../lib/filter/filter-error.tsx';
import { useScreen } from '../screen-store.ts';
import { MasterplanEmpty } from '../states/masterplan-states.tsx';
import styles from './picture-screen.module.css';

/** What failed or is under way, over the picture; nothing when all is well. */
export const PictureNotice = memo(function PictureNotice() {
  const { masterplan, children, read, filter, load } = useScreen(
    'masterplan',
    'children',
    'read',
    'filter',
    'load',
  );
  if (children?.length === 0) return <MasterplanEmpty name={masterplan.name} />;
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
      <FilterError model={filter} />
      <p className={styles.loading} role="status" hidden={load.data}>
        {!load.data && <FormattedMessage id="map.picture.loading" />}
      </p>
    </>
  );
});
