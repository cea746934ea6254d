import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm as useHookForm } from 'react-hook-form';
import type { ErrorMessages } from './error-message.ts';
import { type FormError, refusedFields } from './form-error.ts';
import {
  checkForm,
  emptyValues,
  type FormErrorCode,
  type FormFields,
  type FormValues,
  type PlainValues,
  valuesToSend,
} from './form-fields.ts';

/** When a field shows its error; after the first attempt to send, all of them follow what is typed. */
const MODES = { 'on-submit': 'onSubmit', 'on-leave': 'onTouched', 'on-change': 'onChange' } as const;

export interface FormOptions<Fields extends FormFields> {
  readonly fields: Fields;
  /** Message id of the label of each field. */
  readonly labels: Readonly<Record<keyof Fields & string, string>>;
  readonly initial?: Partial<FormValues<Fields>> | undefined;
  readonly showErrors?: keyof typeof MODES;
  /** For errors that are not said in the usual words. */
  readonly errorMessages?: Readonly<Partial<Record<keyof Fields & string, ErrorMessages>>>;
  /** Fields that were left before, in a form that comes back. */
  readonly touched?: readonly string[] | undefined;
  /** Sends the values, normalized; what was typed stays whatever comes of it. */
  readonly send: (values: FormValues<Fields>) => Promise<void>;
  /** What to say of an error that is not about fields by name; null: it is said elsewhere. */
  readonly readError: (error: unknown) => FormError<keyof Fields & string> | null;
}

export interface FormModel<Fields extends FormFields = FormFields> {
  readonly fields: Fields;
  readonly labels: Readonly<Record<keyof Fields & string, string>>;
  readonly errorMessages: Readonly<Record<string, ErrorMessages | undefined>>;
  readonly hookForm: UseFormReturn<PlainValues>;
  readonly values: FormValues<Fields>;
  /** Errors of what is typed now, whether they are shown yet or not. */
  readonly errors: Readonly<Partial<Record<keyof Fields & string, FormErrorCode>>>;
  /** Of the last attempt to send. */
  readonly error: FormError | null;
  readonly isSending: boolean;
  /** Names of the fields that were left. */
  readonly touched: () => readonly string[];
  readonly submit: () => void;
  readonly reset: () => void;
}

/** A form over react-hook-form that is checked by the definitions of its fields. */
export function useForm<Fields extends FormFields>(options: FormOptions<Fields>): FormModel<Fields> {
  const { fields, labels, initial, showErrors = 'on-submit', errorMessages = {}, touched } = options;
  const hookForm = useHookForm<PlainValues>({
    mode: MODES[showErrors],
    defaultValues: { ...emptyValues(fields), ...(initial as PlainValues | undefined) },
    resolver: (values) => ({ values, errors: shownErrors(checkForm(fields, values)) }) as never,
  });
  const { error, isSending, submit, clear } = useSubmission(options, hookForm);
  const values = hookForm.watch();
  useTouched(hookForm, touched);
  return {
    fields,
    labels,
    errorMessages,
    hookForm,
    values: values as FormValues<Fields>,
    errors: checkForm(fields, values) as FormModel<Fields>['errors'],
    error,
    isSending,
    touched: () => Object.keys(fields).filter((name) => hookForm.getFieldState(name).isTouched),
    submit,
    reset: () => {
      hookForm.reset();
      clear();
    },
  };
}

function shownErrors(errors: Readonly<Record<string, FormErrorCode>>): FieldErrors<PlainValues> {
  return Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, { type: code }]));
}

function useTouched(hookForm: UseFormReturn<PlainValues>, touched: readonly string[] = []): void {
  const first = useRef(touched);
  const { getValues, setValue } = hookForm;
  useEffect(() => {
    for (const name of first.current)
      setValue(name, getValues(name) ?? '', { shouldTouch: true, shouldValidate: true });
  }, [getValues, setValue]);
}

function useSubmission<Fields extends FormFields>(
  { fields, send, readError }: FormOptions<Fields>,
  hookForm: UseFormReturn<PlainValues>,
) {
  const [error, setError] = useState<FormError | null>(null);
  const [isSending, setSending] = useState(false);
  // The state comes with the next drawing; a second press can be quicker.
  const isBusy = useRef(false);

  const showError = (thrown: unknown) => {
    const read = readError(thrown);
    const refused = refusedFields(thrown, Object.keys(fields));
    if (read?.field !== undefined) {
      const message = read.kind === 'message' ? read.id : read.text;
      hookForm.setError(read.field, { type: read.kind, message });
    } else if (refused.length > 0) {
      for (const name of refused) hookForm.setError(name, { type: 'refused' });
    } else setError(read);
  };
  const deliver = async (values: PlainValues) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      await send(valuesToSend(fields, values) as FormValues<Fields>);
    } catch (thrown) {
      showError(thrown);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return {
    error,
    isSending,
    clear: () => setError(null),
    submit: () => {
      setError(null);
      if (!isBusy.current) void hookForm.handleSubmit(deliver)();
    },
  };
}
