/// <reference path="./env.d.ts" />
export { Form, type FormProps } from './form.tsx';
export type { FormError } from './form-error.ts';
export { FormField, type FormFieldProps } from './form-field.tsx';
export {
  checkForm,
  type FormFields,
  type FormValues,
  type RepeatedField,
  type TickBox,
} from './form-fields.ts';
export { FormTickBox } from './form-tick-box.tsx';
export { HONEYPOT, Honeypot } from './honeypot.tsx';
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
export { type Action, useAction } from './use-action.ts';
export { useFieldErrors } from './use-field-error.ts';
export { type FormModel, type FormOptions, useForm } from './use-form.ts';
