import { useBusOwner } from '@suite/bus';
import type { ReactNode } from 'react';
import type { FormFields } from './form-fields.ts';
import { FormIntl } from './form-intl.tsx';
import type { FormModel } from './use-form.ts';

export interface FormProps<Fields extends FormFields> {
  readonly form: FormModel<Fields>;
  /** Accessible name. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Form<Fields extends FormFields>({ form, label, id, className, children }: FormProps<Fields>) {
  const owner = useBusOwner();
  return (
    <form
      // The shell lets a version stand as long as something typed into it is not sent.
      data-unsent={form.isUnsent ? owner : undefined}
      id={id}
      className={className}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormIntl>{children}</FormIntl>
    </form>
  );
}
