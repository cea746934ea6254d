import { Button } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import styles from './details.module.css';
import type { DetailsModel } from './use-details.ts';

/** What is typed and not saved, at the foot of the room while there is something. */
export function SaveBar({ model }: { readonly model: DetailsModel }) {
  const { changed, unsound, conflicts, error, isSaving, discard, save } = model;
  return (
    <footer className={styles.foot} data-open={changed.length > 0 || undefined}>
      <ActionError error={error} />
      <p role="status">
        <FormattedMessage
          id={unsound.length > 0 ? 'studio.details.unsound' : 'studio.details.changed'}
          values={{ count: unsound.length > 0 ? unsound.length : changed.length }}
        />
      </p>
      {changed.length > 0 && (
        <>
          <Button onPress={discard} disabled={isSaving}>
            <FormattedMessage id="studio.units.discard" />
          </Button>
          <Button
            variant="primary"
            pending={isSaving}
            disabled={unsound.length > 0 || conflicts.length > 0}
            onPress={() => void save()}
          >
            <FormattedMessage id="studio.units.save" values={{ count: changed.length }} />
          </Button>
        </>
      )}
    </footer>
  );
}
