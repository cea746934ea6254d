import { DRAFT_PREFIX, useBusOwner } from '@suite/bus';
import { splitLocale } from '@suite/contracts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormFields, PlainValues } from './form-fields.ts';

/** What was typed longer ago is no longer what the visitor is doing. */
const HOLDS_MS = 60 * 60_000;
/** Another version is there within this time, or there is none. */
const HANDED_OVER_WITHIN_MS = 90_000;

interface Options {
  readonly name: string;
  readonly fields: FormFields;
  readonly typed?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Keeps what is typed under form and page, and takes it up where the form is drawn anew: after a reload, a login in
 * between, or by the version that takes the place of one that failed. Passwords never reach the storage; only another
 * version that takes this one's place in the same page view is handed them.
 * @param unsent what stands in the form and was not sent; null when nothing does.
 * @returns whether something typed before is in it again.
 */
export function useDraft(
  options: Options,
  hookForm: UseFormReturn<PlainValues>,
  unsent: PlainValues | null,
): boolean {
  const { name, fields } = options;
  const owner = useBusOwner();
  const place = useRef(placeOf(name)).current;
  const first = useRef(options);
  const { getValues, setValue } = hookForm;
  const [isTakenUp, setTakenUp] = useState(false);
  // Before it is painted, so that no field is seen empty first.
  useLayoutEffect(() => {
    const known = first.current.fields;
    const stored = readDraft(place);
    const typed = { ...first.current.typed, ...stored, ...takeOver(place, owner) };
    if (Object.keys(stored).length > 0) setTakenUp(true);
    for (const [field, value] of Object.entries(typed)) {
      if (known[field] && typeof value === typeof getValues(field)) {
        setValue(field, value as string | boolean, { shouldDirty: true });
      }
    }
    return () =>
      handOver(
        place,
        owner,
        only(getValues(), (field) => isSecret(known[field])),
      );
  }, [place, owner, getValues, setValue]);

  const open = unsent && only(unsent, (field) => !isSecret(fields[field]));
  const text = open && Object.keys(open).length > 0 && JSON.stringify(open);
  const isFirst = useRef(true);
  useEffect(() => {
    // What was just taken up is in the form from its next drawing on, which may never come.
    const mayBeTakenUp = isFirst.current && !text;
    isFirst.current = false;
    if (mayBeTakenUp) return;
    if (text) write(place, `{"atMs":${Date.now()},"values":${text}}`);
    else write(place, null);
  }, [place, text]);
  return isTakenUp && text !== null;
}

/** What forgets the draft of a form of this page, wherever the visitor is by then. */
export function dropDraft(name: string): () => void {
  const place = placeOf(name);
  return () => write(place, null);
}

function placeOf(name: string): string {
  return `${DRAFT_PREFIX}${name}:${splitLocale(location.pathname).pathname}`;
}

function isSecret(field: FormFields[string] | undefined): boolean {
  return field?.kind === 'password' || field?.kind === 'repeat';
}

function only(values: PlainValues, isWanted: (field: string) => boolean): PlainValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => isWanted(field)));
}

function readDraft(place: string): PlainValues {
  try {
    const { atMs, values } = JSON.parse(sessionStorage.getItem(place) ?? '{}') as {
      atMs?: number;
      values?: PlainValues;
    };
    return Date.now() - (atMs ?? 0) < HOLDS_MS ? { ...values } : {};
  } catch {
    return {};
  }
}

function write(place: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // Blocked or full: what is typed lives as long as the form.
  }
}

/** Of forms that were taken off the page; one place for all versions, each of which brings a copy of this package. */
const KEY = Symbol.for('suite.forms.v1');
interface Left {
  readonly owner: string;
  readonly secrets: PlainValues;
}
function left(): Map<string, Left> {
  const scope = globalThis as { [KEY]?: Map<string, Left> };
  scope[KEY] ??= new Map();
  return scope[KEY];
}

function handOver(place: string, owner: string, secrets: PlainValues): void {
  // Who went to another page gave up what was typed here.
  if (!place.endsWith(`:${splitLocale(location.pathname).pathname}`)) return;
  if (!Object.values(secrets).some(Boolean)) return;
  const one = { owner, secrets };
  left().set(place, one);
  setTimeout(() => {
    if (left().get(place) === one) left().delete(place);
  }, HANDED_OVER_WITHIN_MS);
}

/** The version that left them gets nothing back: there the form was closed. */
function takeOver(place: string, owner: string): PlainValues {
  const one = left().get(place);
  left().delete(place);
  return one && one.owner !== owner ? one.secrets : {};
}
