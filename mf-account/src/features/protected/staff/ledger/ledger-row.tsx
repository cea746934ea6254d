import type { AuditEntry } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import staff from '../staff.module.css';
import styles from './ledger.module.css';
import { fieldsOf, labelOf, valueText } from './ledger-labels.ts';

export function LedgerRow({ entry }: { readonly entry: AuditEntry }) {
  const intl = useIntl();
  const { asOf } = useFormats();
  const { at, outcome, reason, network, entity, entityId, projectId, changes, moreChanges } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <span className={staff.name}>
          <FormattedMessage id={`account.ledger.action.${entry.action}`} />
        </span>
        {outcome === 'refused' && (
          <span className={staff.hidden}>
            <FormattedMessage
              id="account.ledger.refused"
              values={{ reason: labelOf(intl, 'reason', reason ?? '') }}
            />
          </span>
        )}
      </p>
      <div className={staff.quiet}>
        <time dateTime={at}>{asOf(at)}</time>
        <span>{whoOf(intl, entry)}</span>
        {network !== null && (
          <span>
            <FormattedMessage id="account.ledger.network" values={{ network }} />
          </span>
        )}
        {entity !== null && entityId !== null && (
          <span>{labelOf(intl, 'entity', entity, { id: entityId })}</span>
        )}
        {projectId !== null && entity !== 'project' && (
          <span>
            <FormattedMessage id="account.ledger.project" values={{ id: String(projectId) }} />
          </span>
        )}
        <span>
          <FormattedMessage id="account.ledger.operation" values={{ name: entry.operation }} />
        </span>
      </div>
      {changes.length > 0 && <Changes changes={changes} more={moreChanges} />}
    </li>
  );
}

function whoOf(intl: IntlShape, { actor, name, userId, role }: AuditEntry): string {
  if (actor !== 'person') return intl.formatMessage({ id: `account.ledger.${actor}` });
  const who = name ?? intl.formatMessage({ id: 'account.ledger.account' }, { id: String(userId) });
  return role === null ? who : `${who}, ${intl.formatMessage({ id: `account.role.${role}` })}`;
}

interface ChangesProps {
  readonly changes: AuditEntry['changes'];
  readonly more: number;
}

/** Each field that was changed, with what it was before and what after. */
function Changes({ changes, more }: ChangesProps) {
  const intl = useIntl();
  return (
    <details className={staff.why}>
      <summary>
        <FormattedMessage id="account.ledger.changes" values={{ count: changes.length + more }} />
      </summary>
      <div className={styles.scroll}>
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="account.ledger.column" />
              </th>
              <th scope="col">
                <FormattedMessage id="account.ledger.before" />
              </th>
              <th scope="col">
                <FormattedMessage id="account.ledger.after" />
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
          <FormattedMessage id="account.ledger.more" values={{ count: more }} />
        </p>
      )}
    </details>
  );
}
