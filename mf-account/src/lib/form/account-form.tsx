import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { FailureNote } from './failure-note.tsx';
import styles from './form.module.css';
import type { Form } from './use-form.ts';

export interface AccountFormProps<Name extends string> {
  readonly form: Form<Name>;
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** Title above a failure. */
  readonly failureTitle?: string | undefined;
  readonly id?: string | undefined;
}

/** The frame of a form: what is wrong, what failed, the fields. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { form, label, children, failureTitle, id } = props;
  return (
    <form
      ref={form.formRef}
      id={id}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary form={form} />
      <FailureNote failure={form.failure} title={failureTitle} keeps />
      {children}
    </form>
  );
}
