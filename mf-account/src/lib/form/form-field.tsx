import { TextField, type TextFieldProps } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useFailureText } from './use-failure-text.ts';
import type { Form } from './use-form.ts';

export interface FormFieldProps<Name extends string>
  extends Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'hint' | 'end'> {
  readonly form: Form<Name>;
  readonly name: Name;
}

/** One field of a form. */
export function FormField<Name extends string>({ form, name, ...field }: FormFieldProps<Name>) {
  const intl = useIntl();
  const error = useFieldError(form, name);
  return (
    <TextField
      {...field}
      label={intl.formatMessage({ id: form.labels[name] })}
      name={name}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
      error={error}
    />
  );
}

function useFieldError<Name extends string>(form: Form<Name>, name: Name): string | undefined {
  const intl = useIntl();
  const failureText = useFailureText();
  // What the server said of a field stands until the field is changed.
  if (form.failure?.field === name) return failureText(form.failure.text);
  const rule = form.wrong[name];
  return rule === undefined ? undefined : intl.formatMessage({ id: rule });
}
