import { TextField, type TextFieldProps } from '@suite/ui/fields';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { FormFields } from './form-fields.ts';
import { useFieldErrors } from './use-field-error.ts';
import type { FormModel } from './use-form.ts';

export interface FormFieldProps<Fields extends FormFields>
  extends Pick<
    TextFieldProps,
    'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'hint' | 'end' | 'multiline' | 'required'
  > {
  readonly form: FormModel<Fields>;
  readonly name: keyof Fields & string;
}

/** One text field of a form, with its label, and with its error from when that is to be shown. */
export function FormField<Fields extends FormFields>({ form, name, ...look }: FormFieldProps<Fields>) {
  const intl = useIntl();
  const errorOf = useFieldErrors(form);
  const { field, fieldState } = useController({
    name,
    control: form.hookForm.control,
    rules: { deps: repetitionsOf(form.fields, name) },
  });
  const isAnswered = SERVER_ERRORS.includes(fieldState.error?.type ?? '');
  const { setFocus } = form.hookForm;
  useEffect(() => {
    // In an effect, since the field may be drawn only after the server asked for it.
    if (isAnswered) setFocus(name);
  }, [isAnswered, setFocus, name]);
  return (
    <TextField
      {...look}
      label={intl.formatMessage({ id: form.labels[name] })}
      name={name}
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={errorOf(name)}
      ref={field.ref}
    />
  );
}

const SERVER_ERRORS: readonly string[] = ['message', 'sentence', 'refused'];

/** Fields that are to be checked again when this one changes. */
function repetitionsOf(fields: FormFields, name: string): string[] {
  return Object.entries(fields).flatMap(([other, field]) =>
    field.kind === 'repeat' && field.of === name ? [other] : [],
  );
}
