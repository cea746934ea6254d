import { Button } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import styles from './details.module.css';
import type { ValueName } from './edits.ts';
import type { DetailsModel } from './use-details.ts';

interface ConflictNoteProps {
  readonly model: DetailsModel;
  readonly name: ValueName;
  /** What it is about, for the names of the buttons. */
  readonly label: string;
  /** What is stored now, in words. */
  readonly theirs: string;
}

/** Says that somebody else has changed the same thing, and to what: whoever is second decides. */
export function ConflictNote({ model, name, label, theirs }: ConflictNoteProps) {
  if (!model.conflicts.includes(name)) return null;
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <FormattedMessage id="studio.details.conflict" values={{ theirs }} />
      </p>
      <Button size={40} onPress={() => model.settle(name, true)}>
        <FormattedMessage id="studio.details.keep-mine" values={{ label }} />
      </Button>
      <Button size={40} onPress={() => model.settle(name, false)}>
        <FormattedMessage id="studio.details.take-theirs" values={{ label }} />
      </Button>
    </div>
  );
}
