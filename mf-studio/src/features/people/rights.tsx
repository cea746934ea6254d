import { isAllowed } from '@suite/access';
import type { Person } from '@suite/api';
import type { Right } from '@suite/contracts';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import styles from '../../lib/records.module.css';

/** What colleagues ask about, and the right that it takes. */
const QUESTIONS = {
  unpublished: 'project:read-unpublished',
  requests: 'enquiry:read',
  export: 'enquiry:export',
  statuses: 'status:update',
  content: 'project:update',
  settings: 'settings:update',
  people: 'user:update',
} as const satisfies Readonly<Record<string, Right>>;

/** The roles of a person here and where they come from, and which of them allows what: by the policy itself. */
export function Rights({ person }: { readonly person: Person }) {
  const intl = useIntl();
  const questions = Object.entries(QUESTIONS);
  return (
    <>
      <ul className={styles.quiet} aria-label={intl.formatMessage({ id: 'studio.people.roles' })}>
        {person.roles.map(({ name, holds }) => (
          <li key={`${name} ${holds}`}>
            <FormattedMessage
              id={`studio.people.holds.${holds}`}
              values={{ role: intl.formatMessage({ id: `studio.role.${name}` }) }}
            />
          </li>
        ))}
      </ul>
      <details className={styles.why}>
        <summary>
          <FormattedMessage id="studio.people.why" />
        </summary>
        <dl>
          {questions.map(([question, right]) => (
            <div key={question}>
              <dt>
                <FormattedMessage id={`studio.people.may.${question}`} />
              </dt>
              <dd>{because(intl, person, right)}</dd>
            </div>
          ))}
          <div>
            <dt>
              <FormattedMessage id="studio.people.may.prices" />
            </dt>
            <dd>
              <FormattedMessage id={priceMessage(person)} />
            </dd>
          </div>
        </dl>
      </details>
    </>
  );
}

function priceMessage({ disabledAt, seesPrices }: Person): string {
  if (disabledAt !== null) return 'studio.people.because-disabled';
  return seesPrices ? 'studio.people.prices.yes' : 'studio.people.prices.no';
}

function because(intl: IntlShape, { disabledAt, roles }: Person, right: Right): string {
  if (disabledAt !== null) return intl.formatMessage({ id: 'studio.people.because-disabled' });
  const granting = roles.filter(({ name }) => isAllowed([name], right));
  if (granting.length === 0) return intl.formatMessage({ id: 'studio.people.no' });
  const names = granting.map(({ name }) => intl.formatMessage({ id: `studio.role.${name}` }));
  return intl.formatMessage({ id: 'studio.people.because' }, { roles: intl.formatList([...new Set(names)]) });
}
