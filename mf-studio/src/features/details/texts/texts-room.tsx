import { isAllowed } from '@suite/access';
import type { DraftDetails } from '@suite/api';
import { countTexts } from '@suite/domain';
import { AsyncView } from '@suite/explorer';
import { Heading, Icon, StateCard } from '@suite/ui';
import { CheckField, TextField } from '@suite/ui/fields';
import { CHECK_CIRCLE, MAGNIFYING_GLASS } from '@suite/ui/icons';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProject } from '../../../lib/studio-page.tsx';
import styles from '../details.module.css';
import { textName } from '../edits.ts';
import { SaveBar } from '../save-bar.tsx';
import { type DetailsModel, useDetails } from '../use-details.ts';
import { TextFields } from './text-fields.tsx';
import { foundRows, textGroups } from './text-rows.ts';

/** Texts of the draft in two columns, with what is missing. */
export function TextsRoom({ project }: { readonly project: StaffProject }) {
  const model = useDetails(project.id);
  return (
    <div className={styles.room} data-unsent={model.changed.length > 0 || undefined}>
      <AsyncView read={model.read}>
        {({ document }) => (
          <Texts texts={document.texts} model={model} mayWrite={isAllowed(project.roles, 'project:update')} />
        )}
      </AsyncView>
    </div>
  );
}

interface TextsProps {
  readonly texts: DraftDetails['texts'];
  readonly model: DetailsModel;
  readonly mayWrite: boolean;
}

function Texts({ texts, model, mayWrite }: TextsProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const [missingOnly, setMissingOnly] = useState(false);
  const { values, changed } = model;
  const groups = useMemo(() => textGroups(texts, values), [texts, values]);
  const rows = groups.flatMap((group) => group.rows);
  const { total, missing } = countTexts(rows.map(({ value, ...row }) => ({ ...row, ...value })));
  const isChanged = ({ path }: { readonly path: string }) => changed.includes(textName(path));
  const found = groups
    .map((group) => ({ ...group, rows: foundRows(group.rows, search, missingOnly, isChanged) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <header className={styles.head}>
        <Heading level={2}>
          <FormattedMessage id="studio.room.texts" />
        </Heading>
        <p className={styles.lead}>
          <FormattedMessage id="studio.texts.lead" values={{ count: total, missing }} />
        </p>
        <div className={styles.filters}>
          <TextField
            label={intl.formatMessage({ id: 'common.search' })}
            labelHidden
            placeholder={intl.formatMessage({ id: 'studio.texts.search' })}
            value={search}
            onChange={setSearch}
            start={<Icon path={MAGNIFYING_GLASS} size={20} />}
            height={44}
          />
          <CheckField checked={missingOnly} onChange={setMissingOnly}>
            <FormattedMessage id="studio.texts.missing-only" />
          </CheckField>
        </div>
      </header>
      {found.length === 0 && (
        <StateCard
          icon={missingOnly && search === '' ? CHECK_CIRCLE : MAGNIFYING_GLASS}
          title={intl.formatMessage({
            id: missingOnly && search === '' ? 'studio.texts.none-missing' : 'studio.texts.none-found',
          })}
          text={intl.formatMessage({ id: 'studio.texts.none-text' })}
        />
      )}
      {found.map(({ part, rows }) => (
        <section key={part} className={styles.group} aria-labelledby={`texts-${part}`}>
          <Heading level={3} size={20} id={`texts-${part}`}>
            <FormattedMessage id={`studio.texts.part.${part}`} />
          </Heading>
          {rows.map((row) => (
            <TextFields key={row.path} row={row} model={model} isReadOnly={!mayWrite || model.isSaving} />
          ))}
        </section>
      ))}
      <SaveBar model={model} />
    </>
  );
}
