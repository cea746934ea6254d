import { CheckField } from '@suite/ui/fields';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FormFields } from './form-fields.ts';
import type { FormModel } from './use-form.ts';

export interface FormTickBoxProps<Fields extends FormFields> {
  readonly form: FormModel<Fields>;
  readonly name: keyof Fields & string;
  readonly required?: boolean;
  readonly children: ReactNode;
}

export function FormTickBox<Fields extends FormFields>(props: FormTickBoxProps<Fields>) {
  const { form, name, required, children } = props;
  const { field } = useController({ name, control: form.hookForm.control });
  return (
    <CheckField name={name} required={required} checked={field.value === true} onChange={field.onChange}>
      {children}
    </CheckField>
  );
}
