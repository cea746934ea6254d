import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm as useHookForm } from 'react-hook-form';
import { dropDraft, useDraft } from './draft.ts';
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
  /** Tells the forms of a page apart: under it the tab keeps what was typed. */
  readonly name: string;
  readonly fields: Fields;
  /** Message id of the label of each field. */
  readonly labels: Readonly<Record<keyof Fields & string, string>>;
  readonly initial?: Partial<FormValues<Fields>> | undefined;
  readonly showErrors?: keyof typeof MODES;
  /** For errors that are not said in the usual words. */
  readonly errorMessages?: Readonly<Partial<Record<keyof Fields & string, ErrorMessages>>>;
  /** Fields that were left before, in a form that comes back. */
  readonly touched?: readonly string[] | undefined;
  /** What was typed before, in a form that comes back. */
  readonly typed?: Partial<FormValues<Fields>> | undefined;
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
  /** Something stands in the form that was neither there at first nor sent. */
  readonly isUnsent: boolean;
  /** It holds what was typed before it was drawn: before a reload, or before it was closed. */
  readonly isTakenUp: boolean;
  /** Names of the fields that were left. */
  readonly touched: () => readonly string[];
  readonly submit: () => void;
  readonly reset: () => void;
  /** For a form that is closed on purpose: opened again it is as at first. */
  readonly forget: () => void;
}

/** A form over react-hook-form that is checked by the definitions of its fields. */
export function useForm<Fields extends FormFields>(options: FormOptions<Fields>): FormModel<Fields> {
  const { fields, labels, initial, showErrors = 'on-submit', errorMessages = {}, touched } = options;
  const hookForm = useHookForm<PlainValues>({
    mode: MODES[showErrors],
    defaultValues: { ...emptyValues(fields), ...(initial as PlainValues | undefined) },
    resolver: (values) => ({ values, errors: shownErrors(checkForm(fields, values)) }) as never,
  });
  const { error, isSending, sent, submit, clear } = useSubmission(options, hookForm);
  const values = hookForm.watch();
  const isUnsent = isTyped(values, hookForm.formState.defaultValues) && JSON.stringify(values) !== sent;
  const isTakenUp = useDraft(options, hookForm, isUnsent ? values : null);
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
    isUnsent,
    isTakenUp,
    touched: () => Object.keys(fields).filter((name) => hookForm.getFieldState(name).isTouched),
    submit,
    forget: dropDraft(options.name),
    reset: () => {
      hookForm.reset();
      clear();
    },
  };
}

/** `formState.isDirty` misses what is put in before the first drawing is over. */
function isTyped(values: PlainValues, initial: Readonly<Record<string, unknown>> = {}): boolean {
  return Object.entries(values).some(([name, value]) => value !== initial[name]);
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
  { name, fields, send, readError }: FormOptions<Fields>,
  hookForm: UseFormReturn<PlainValues>,
) {
  const [error, setError] = useState<FormError | null>(null);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState('');
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
    const drop = dropDraft(name);
    try {
      await send(valuesToSend(fields, values) as FormValues<Fields>);
      setSent(JSON.stringify(values));
      // Sending may have led to another page: the form is not drawn again then.
      drop();
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
    sent,
    clear: () => setError(null),
    submit: () => {
      setError(null);
      if (!isBusy.current) void hookForm.handleSubmit(deliver)();
    },
  };
}
