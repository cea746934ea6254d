import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Failure } from '../failures.ts';
import type { Wrong } from '../rules.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FormOptions<Name extends string> {
  /** Fields in the order of the page, each with the message id of its label. */
  readonly labels: Readonly<Record<Name, string>>;
  readonly initial?: Partial<Values<Name>>;
  /** Says at once what is wrong with a field that was changed: for a form whose button waits until all is right. */
  readonly isLive?: boolean;
  readonly check: (values: Values<Name>) => Wrong<Name>;
  readonly send: (values: Values<Name>) => Promise<void>;
  readonly failureOf: (error: unknown) => Failure<Name>;
}

export interface Form<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  readonly values: Values<Name>;
  /** What is wrong as far as it is to be shown: nothing before the form was sent once. */
  readonly wrong: Wrong<Name>;
  readonly failure: Failure<Name> | null;
  readonly isSending: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly set: (name: Name, value: string) => void;
  readonly reset: () => void;
  readonly submit: () => void;
  readonly focus: (name: Name) => void;
}

/** A form of one step: it keeps what was typed whatever happens, and leads to the first field that is wrong. */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { labels, check, send, failureOf, isLive = false } = options;
  const names = Object.keys(labels) as Name[];
  const start = initialValues(names, options.initial);
  const [values, setValues] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<Failure<Name> | null>(null);
  const [isSending, setSending] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const focus = (name: Name) => formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const failedField = failure?.field;
  useEffect(() => {
    // In an effect, since the field may be drawn only after the server asked for it.
    if (failedField) formRef.current?.querySelector<HTMLElement>(`[name="${failedField}"]`)?.focus();
  }, [failedField]);

  const deliver = async () => {
    setSending(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setSending(false);
    }
  };
  const shownWrong = (): Wrong<Name> => {
    if (isChecked) return check(values);
    return wrongChanges(check(values), values, isLive ? start : values);
  };
  const submit = () => {
    if (isSending) return;
    setChecked(true);
    const wrong = check(values);
    const first = names.find((name) => wrong[name] !== undefined);
    if (first === undefined) void deliver();
    else focus(first);
  };
  return {
    labels,
    values,
    wrong: shownWrong(),
    failure,
    isSending,
    formRef,
    set: (name, value) => {
      setValues((known) => ({ ...known, [name]: value }));
      if (failure?.field === name) setFailure(null);
    },
    reset: () => {
      setValues(start);
      setChecked(false);
      setFailure(null);
    },
    submit,
    focus,
  };
}

function initialValues<Name extends string>(
  names: readonly Name[],
  initial: Partial<Values<Name>> = {},
): Values<Name> {
  return Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Values<Name>;
}

/** What is wrong with fields that were changed: who opens a form has not done anything wrong yet. */
function wrongChanges<Name extends string>(
  wrong: Wrong<Name>,
  values: Values<Name>,
  start: Values<Name>,
): Wrong<Name> {
  const changed = Object.entries(wrong).filter(([name]) => values[name as Name] !== start[name as Name]);
  return Object.fromEntries(changed) as Wrong<Name>;
}
