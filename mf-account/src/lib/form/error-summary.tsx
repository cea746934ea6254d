import { FormattedMessage, useIntl } from 'react-intl';
import type { RuleId } from '../rules.ts';
import styles from './form.module.css';
import type { Form } from './use-form.ts';

/** Lists the wrong fields, each a link to its own, when there are several: one alone says so itself. */
export function ErrorSummary<Name extends string>({ form }: { readonly form: Form<Name> }) {
  const intl = useIntl();
  const wrong = (Object.keys(form.labels) as Name[]).flatMap((name) => {
    const rule: RuleId | undefined = form.wrong[name];
    return rule === undefined ? [] : [{ name, rule }];
  });
  if (wrong.length < 2) return null;
  return (
    <section className={styles.summary} aria-labelledby="account-error-summary">
      <p id="account-error-summary" className={styles.failureTitle}>
        <FormattedMessage id="account.summary" values={{ count: wrong.length }} />
      </p>
      <ul>
        {wrong.map(({ name, rule }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                form.focus(name);
              }}
            >
              {intl.formatMessage({ id: form.labels[name] })}
            </a>
            <span>{intl.formatMessage({ id: rule })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
