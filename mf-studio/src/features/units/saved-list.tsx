import { useFormats } from '@suite/i18n';
import { Button, Eyebrow } from '@suite/ui';
import { ARROW_U_UP_LEFT } from '@suite/ui/icons';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type SavedBatch, takeBack } from './take-back.ts';
import styles from './units.module.css';
import type { UnitsModel } from './use-units.ts';

/** What was saved since the page was opened, the latest first: each saving can be taken back as a change of its own. */
export function SavedList({ model }: { readonly model: UnitsModel }) {
  const rows = useMemo(() => new Map(model.rows.map((row) => [row.id, row])), [model.rows]);
  const batches = model.saved
    .map((batch) => ({ batch, ...takeBack(batch, rows) }))
    .filter(({ edits }) => edits.length > 0);
  if (batches.length === 0) return null;
  return (
    <section>
      <Eyebrow level={3}>
        <FormattedMessage id="studio.units.saved" />
      </Eyebrow>
      <ul className={styles.saved}>
        {batches.map(({ batch, edits, changedSince }) => (
          <SavedRow
            key={batch.at}
            batch={batch}
            changedSince={changedSince.length}
            isDisabled={model.isSaving}
            onTakeBack={() => model.dispatch({ kind: 'edit', edits })}
          />
        ))}
      </ul>
    </section>
  );
}

interface SavedRowProps {
  readonly batch: SavedBatch;
  readonly changedSince: number;
  readonly isDisabled: boolean;
  readonly onTakeBack: () => void;
}

function SavedRow({ batch: { at, cells }, changedSince, isDisabled, onTakeBack }: SavedRowProps) {
  const intl = useIntl();
  const { time } = useFormats();
  return (
    <li>
      <span>
        <FormattedMessage
          id="studio.units.saved-at"
          values={{ count: cells.length, time: <time dateTime={at}>{time(at)}</time> }}
        />
        {changedSince > 0 && (
          <small>
            <FormattedMessage id="studio.units.changed-since" values={{ count: changedSince }} />
          </small>
        )}
      </span>
      <Button
        size={40}
        icon={ARROW_U_UP_LEFT}
        disabled={isDisabled}
        aria-label={intl.formatMessage({ id: 'studio.units.take-back-named' }, { time: time(at) })}
        onPress={onTakeBack}
      >
        <FormattedMessage id="studio.units.take-back" />
      </Button>
    </li>
  );
}
