import { readUnit } from '@suite/api-client';
import { askForPrice, newIdempotencyKey } from '@suite/api-client/enquiries';
import { $panel, togglePanel, useLocale } from '@suite/bus';
import { parsePrice } from '@suite/domain';
import { useRef, useState } from 'react';
import { type Draft, readPolicyMeanwhile } from './draft.ts';
import {
  type FieldErrors,
  type FormVariant,
  fieldErrors,
  missingParts,
  type RequestForm,
  type TextKey,
  toPriceRequest,
} from './request-form.ts';
import { askProblem, type SendState, sendProblem } from './send-state.ts';
import { freshForm } from './use-asked-unit.ts';

const IDLE: SendState = { kind: 'idle' };

export interface RequestFormOptions {
  readonly apartmentId: number;
  readonly variant: FormVariant;
  /** The form as it was before the privacy policy took its place. */
  readonly draft: Draft | null;
  /** The home is not what the page shows any more. */
  readonly onStale: () => void;
}

/** Shows the thanks, unless the visitor closed the form meanwhile and opened something else. */
function thank(): void {
  const panel = $panel.get();
  if (panel === 'ask-for-price' || panel === null) togglePanel('thank-you');
}

/** One opening of the form: what is typed, what is wrong, and sending. It ends with the dialog. */
export function useRequestForm({ apartmentId, variant, draft, onStale }: RequestFormOptions) {
  const locale = useLocale();
  const [form, setForm] = useState<RequestForm>(() => draft?.form ?? freshForm());
  const [touched, setTouched] = useState<readonly TextKey[]>(draft?.touched ?? []);
  // One key an opening, so that a double click or another try is the same request.
  const [key] = useState(() => draft?.key ?? newIdempotencyKey());
  const [state, setState] = useState<SendState>(IDLE);
  const isBusy = useRef(false);
  const missing = missingParts(form, variant);

  const send = async () => {
    if (isBusy.current || missing.length > 0) return;
    isBusy.current = true;
    setState(await sendRequest());
    isBusy.current = false;
  };
  const sendRequest = async (): Promise<SendState> => {
    let step: 'in-progress' | 'sending' = 'in-progress';
    try {
      setState({ kind: step });
      const unit = await readUnit(apartmentId, locale).load();
      const problem = askProblem(unit);
      if (problem) {
        onStale();
        return { kind: 'failed', problem };
      }
      step = 'sending';
      setState({ kind: step });
      const priceShown = parsePrice(unit.properties.price) !== null;
      await askForPrice(toPriceRequest(form, variant, { apartmentId, locale, priceShown }), key);
      thank();
      return IDLE;
    } catch (error) {
      return { kind: 'failed', problem: sendProblem(error, step) };
    }
  };

  return {
    form,
    /** Only of fields that were left, so that nobody is told off while typing. */
    errors: pick(fieldErrors(form), touched),
    missing,
    state,
    change: (part: Partial<RequestForm>) => setForm((former) => ({ ...former, ...part })),
    leave: (field: TextKey) => setTouched((former) => [...new Set([...former, field])]),
    send: () => void send(),
    readPolicy: () => readPolicyMeanwhile({ apartmentId, form, touched, key }),
  };
}

export type RequestFormModel = ReturnType<typeof useRequestForm>;

function pick(errors: FieldErrors, keys: readonly TextKey[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => keys.includes(key as TextKey)));
}
