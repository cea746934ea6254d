import { Form, type FormFields, type FormModel } from '@suite/forms';
import type { ReactNode } from 'react';
import { ErrorNote } from './error-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';

export interface AccountFormProps<Fields extends FormFields> {
  readonly form: FormModel<Fields>;
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** Title above an error. */
  readonly errorTitle?: string | undefined;
  readonly id?: string | undefined;
}

/** The frame of a form: which fields have errors, what the server did not take, the fields. */
export function AccountForm<Fields extends FormFields>(props: AccountFormProps<Fields>) {
  const { form, label, children, errorTitle, id } = props;
  return (
    <Form form={form} id={id} className={styles.form} label={label}>
      <ErrorSummary form={form} />
      <ErrorNote error={form.error} title={errorTitle} keepsText />
      {children}
    </Form>
  );
}
