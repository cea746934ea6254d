import type { Profile } from '@suite/contracts';
import { Button, Heading } from '@suite/ui';
import { DOWNLOAD_SIMPLE, TRASH } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '../../lib/form/error-note.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './profile.module.css';
import { useExport } from './use-export.ts';

/** What a person may always do with what is known of them: take it along, have it deleted. */
export function OwnData({ profile }: { readonly profile: Profile }) {
  const [isDeleting, setDeleting] = useState(false);
  const { isLoading, error, download } = useExport();
  return (
    <section className={styles.section}>
      <Heading level={3} size={20}>
        <FormattedMessage id="account.data.title" />
      </Heading>
      <p className={styles.text}>
        <FormattedMessage id="account.data.text" />
      </p>
      <ErrorNote error={error} />
      <div className={styles.actions}>
        <Button size={40} icon={DOWNLOAD_SIMPLE} pending={isLoading} onPress={download}>
          <FormattedMessage id="account.data.export" />
        </Button>
        <Button size={40} icon={TRASH} onPress={() => setDeleting(true)}>
          <FormattedMessage id="account.delete.open" />
        </Button>
      </div>
      {isDeleting && <DeleteDialog email={profile.email} onClose={() => setDeleting(false)} />}
    </section>
  );
}
