import type { VersionChanges } from '@suite/api';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangesTable } from './changes-table.tsx';
import styles from './overview.module.css';

type FieldName = 'title' | 'description' | 'text' | 'place' | 'name';

const HEADINGS = ['studio.compare.fact', 'studio.compare.before', 'studio.compare.after'] as const;
const LANGUAGES = ['en', 'sr'] as const;

/** Texts that two versions say otherwise: what each was, and what it is, in the languages that differ. */
export function TextChanges({ texts, textChangeCount }: Pick<VersionChanges, 'texts' | 'textChangeCount'>) {
  const intl = useIntl();
  if (texts.length === 0) return null;
  return (
    <ChangesTable
      label={intl.formatMessage({ id: 'studio.compare.texts' })}
      headings={HEADINGS}
      moreCount={textChangeCount - texts.length}
    >
      {texts.map(({ path, owner, field, before, after }) => (
        <Fragment key={path}>
          {LANGUAGES.filter((language) => before[language] !== after[language]).map((language) => (
            <tr key={language}>
              <th scope="row">
                {owner}
                <small>
                  <FormattedMessage id={`studio.texts.field.${field as FieldName}`} />
                  {', '}
                  <FormattedMessage id={`studio.texts.${language}`} />
                </small>
              </th>
              <td className={styles.former}>{before[language] || '–'}</td>
              <td>{after[language] || '–'}</td>
            </tr>
          ))}
        </Fragment>
      ))}
    </ChangesTable>
  );
}
