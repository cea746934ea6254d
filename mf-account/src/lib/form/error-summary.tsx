import { type FormFields, type FormModel, useFieldErrors } from '@suite/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './form.module.css';

/** Lists the fields with errors, each a link to its own, when there are several: one alone says so itself. */
export function ErrorSummary<Fields extends FormFields>({ form }: { readonly form: FormModel<Fields> }) {
  const intl = useIntl();
  const errorOf = useFieldErrors(form);
  const errors = Object.keys(form.fields).flatMap((name) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ name, text }];
  });
  if (errors.length < 2) return null;
  return (
    <section className={styles.summary} aria-labelledby="account-error-summary">
      <p id="account-error-summary" className={styles.title}>
        <FormattedMessage id="account.summary" values={{ count: errors.length }} />
      </p>
      <ul>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                form.hookForm.setFocus(name);
              }}
            >
              {intl.formatMessage({ id: form.labels[name as keyof typeof form.labels] })}
            </a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
