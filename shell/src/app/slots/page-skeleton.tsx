import { VisuallyHidden } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import classes from './slots.module.css';

/** Stands where a page will be while its remote is on the way. */
export function PageSkeleton() {
  return (
    <div className={classes.skeleton} role="status">
      <VisuallyHidden>
        <FormattedMessage id="shell.remote.loading" />
      </VisuallyHidden>
    </div>
  );
}
