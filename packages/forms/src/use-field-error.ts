import { useIntl } from 'react-intl';
import type { ErrorMessages, ShownErrorCode } from './error-message.ts';
import { errorMessage } from './error-message.ts';
import type { FormFields } from './form-fields.ts';
import type { FormModel } from './use-form.ts';

/** The sentence at a field; undefined while there is nothing to say. */
export function useFieldErrors<Fields extends FormFields>(
  form: FormModel<Fields>,
): (name: keyof Fields & string) => string | undefined {
  const intl = useIntl();
  const { errors } = form.hookForm.formState;
  return (name) => {
    const error = errors[name];
    const field = form.fields[name];
    if (!error || !field) return undefined;
    if (error.type === 'sentence') return error.message;
    if (error.type === 'message') return intl.formatMessage({ id: error.message ?? 'form.refused' });
    const own: ErrorMessages | undefined = form.errorMessages[name];
    const { id, values } = errorMessage(field, error.type as ShownErrorCode, own);
    return intl.formatMessage({ id }, values);
  };
}
