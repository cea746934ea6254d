import type { AuditEntry } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import records from '../../lib/records.module.css';
import styles from './ledger.module.css';
import { fieldsOf, labelOf, valueText } from './ledger-labels.ts';

export function LedgerRow({ entry }: { readonly entry: AuditEntry }) {
  const intl = useIntl();
  const { asOf } = useFormats();
  const { at, outcome, reason, network, entity, entityId, projectId, changes, moreChanges } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <span className={records.name}>
          <FormattedMessage id={`studio.ledger.action.${entry.action}`} />
        </span>
        {outcome === 'refused' && (
          <span className={records.hidden}>
            <FormattedMessage
              id="studio.ledger.refused"
              values={{ reason: labelOf(intl, 'reason', reason ?? '') }}
            />
          </span>
        )}
      </p>
      <div className={records.quiet}>
        <time dateTime={at}>{asOf(at)}</time>
        <span>{whoOf(intl, entry)}</span>
        {network !== null && (
          <span>
            <FormattedMessage id="studio.ledger.network" values={{ network }} />
          </span>
        )}
        {entity !== null && entityId !== null && (
          <span>{labelOf(intl, 'entity', entity, { id: entityId })}</span>
        )}
        {projectId !== null && entity !== 'project' && (
          <span>
            <FormattedMessage id="studio.ledger.project" values={{ id: String(projectId) }} />
          </span>
        )}
        <span>
          <FormattedMessage id="studio.ledger.operation" values={{ name: entry.operation }} />
        </span>
      </div>
      {changes.length > 0 && <Changes changes={changes} more={moreChanges} />}
    </li>
  );
}

function whoOf(intl: IntlShape, { actor, name, userId, role }: AuditEntry): string {
  if (actor !== 'person') return intl.formatMessage({ id: `studio.ledger.${actor}` });
  const who = name ?? intl.formatMessage({ id: 'studio.ledger.account' }, { id: String(userId) });
  return role === null ? who : `${who}, ${intl.formatMessage({ id: `studio.role.${role}` })}`;
}

interface ChangesProps {
  readonly changes: AuditEntry['changes'];
  readonly more: number;
}

/** Each field that was changed, with what it was before and what after. */
function Changes({ changes, more }: ChangesProps) {
  const intl = useIntl();
  return (
    <details className={records.why}>
      <summary>
        <FormattedMessage id="studio.ledger.changes" values={{ count: changes.length + more }} />
      </summary>
      <div className={styles.scroll}>
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="studio.ledger.column" />
              </th>
              <th scope="col">
                <FormattedMessage id="studio.ledger.before" />
              </th>
              <th scope="col">
                <FormattedMessage id="studio.ledger.after" />
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.flatMap((change, index) =>
              fieldsOf(change).map((field) => (
                <tr key={`${index} ${field}`}>
                  <th scope="row">
                    {labelOf(intl, 'entity', change.entity, { id: change.id })}:{' '}
                    {labelOf(intl, 'field', field)}
                  </th>
                  <td>{valueText(intl, change.before[field])}</td>
                  <td>{valueText(intl, change.after[field])}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <p>
          <FormattedMessage id="studio.ledger.more" values={{ count: more }} />
        </p>
      )}
    </details>
  );
}
