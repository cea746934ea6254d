import { Button, Eyebrow, Heading } from '@suite/ui';
import { CheckField } from '@suite/ui/fields';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../../lib/action-error.tsx';
import { ConflictList } from '../conflict-list.tsx';
import styles from '../units.module.css';
import type { UnitsModel } from '../use-units.ts';
import own from './list.module.css';
import { ListColumns } from './list-columns.tsx';
import { Questions } from './questions.tsx';
import { TakenList } from './taken-list.tsx';
import type { OpenList, UnitListModel } from './use-unit-list.ts';

interface ListPanelProps {
  readonly model: UnitsModel;
  readonly lists: UnitListModel;
  readonly list: OpenList;
}

/** A price list beside the grid: how it was read, what it changes, and what is asked about it. */
export function ListPanel({ model, lists, list }: ListPanelProps) {
  const count = model.changes.length + (lists.addsNew ? list.added.length : 0);
  const hasErrors = list.read.issues.some(({ severity }) => severity === 'error');
  return (
    <div className={styles.side}>
      <div className={styles.sections}>
        <section>
          <Heading level={3} size={20}>
            <span className={own.name}>{list.name}</span>
          </Heading>
          {list.read.format !== null && (
            <p className={styles.lead}>
              <FormattedMessage
                id="studio.list.read-as"
                values={{ format: list.read.format, count: list.read.rows.length }}
              />
            </p>
          )}
          {list.read.issues.map(({ message }) => (
            <p key={message} role={hasErrors ? 'alert' : undefined} className={own.issue}>
              {message}
            </p>
          ))}
          {!hasErrors && <ListColumns list={list} lists={lists} />}
          <ActionError error={model.error ?? lists.error} />
          <ConflictList model={model} />
        </section>
        {!hasErrors && (
          <>
            <section>
              <Counts list={list} />
              {list.added.length > 0 && (
                <CheckField checked={lists.addsNew} onChange={lists.setAddsNew}>
                  <FormattedMessage id="studio.list.add" values={{ count: list.added.length }} />
                </CheckField>
              )}
            </section>
            <Questions list={list} lists={lists} />
            <TakenList list={list} lists={lists} />
          </>
        )}
      </div>
      <footer className={styles.foot}>
        <Button onPress={lists.close} disabled={model.isSaving}>
          <FormattedMessage id="studio.units.discard" />
        </Button>
        <Button
          variant="primary"
          pending={model.isSaving}
          disabled={count === 0 || model.conflicts.length > 0}
          onPress={lists.save}
        >
          <FormattedMessage id="studio.list.take" values={{ count }} />
        </Button>
      </footer>
    </div>
  );
}

function Counts({ list }: { readonly list: OpenList }) {
  const intl = useIntl();
  const units = new Set(list.changes.map(({ row }) => row.id)).size;
  const counts = {
    'studio.list.new': list.added.length,
    'studio.list.changed': units,
    'studio.list.unchanged': list.unchanged,
    'studio.list.absent': list.absent,
  };
  return (
    <>
      <Eyebrow level={4}>
        <FormattedMessage id="studio.room.units" />
      </Eyebrow>
      <dl className={own.counts}>
        {Object.entries(counts).map(([id, count]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={id} />
            </dt>
            <dd>{intl.formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
