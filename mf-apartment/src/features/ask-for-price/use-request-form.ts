import { priceOf } from '@suite/access';
import { getApartment } from '@suite/api/endpoints';
import { inLanguage, readOf } from '@suite/api-client';
import { askForPrice } from '@suite/api-client/enquiries';
import { $panel, $profile, togglePanel, useLocale } from '@suite/bus';
import { type FormModel, useForm } from '@suite/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, readPolicyMeanwhile } from './draft.ts';
import { endEnquiry, enquiryKey } from './enquiry-key.ts';
import {
  type FormVariant,
  type RequestFields,
  type RequestValues,
  requestFields,
  toPriceRequest,
} from './request-form.ts';
import { askError, type SendState, sendError, waitMinutes } from './send-state.ts';

const IDLE: SendState = { kind: 'idle' };

const LABELS = {
  firstName: 'apartment.ask.firstName',
  lastName: 'apartment.ask.lastName',
  emailAddress: 'apartment.ask.emailAddress',
  phoneNumber: 'apartment.ask.phoneNumber',
  contactTime: 'apartment.ask.contactTime',
  note: 'apartment.ask.note',
  website: 'form.website',
  consent: 'apartment.ask.part.consent',
  ownConsent: 'apartment.ask.part.ownConsent',
  newsletter: 'apartment.ask.newsletter',
} as const;

/** Name and address of who is signed in. */
function knownValues(): Partial<RequestValues> {
  const profile = $profile.get();
  if (!profile) return {};
  const { firstName, lastName, email } = profile;
  return { firstName, lastName, emailAddress: email };
}

export interface RequestFormOptions {
  readonly apartmentId: number;
  readonly variant: FormVariant;
  /** The form as it was before the privacy policy took its place. */
  readonly draft: Draft | null;
  /** The unit is not what the page shows any more. */
  readonly onStale: () => void;
}

export interface RequestFormModel {
  readonly form: FormModel<RequestFields>;
  readonly state: SendState;
  readonly readPolicy: () => void;
}

/** Shows the thanks, unless the visitor closed the form meanwhile and opened something else. */
function thank(): void {
  const panel = $panel.get();
  if (panel === 'ask-for-price' || panel === null) togglePanel('thank-you');
}

/** One opening of the form. It ends with the dialog. */
export function useRequestForm(options: RequestFormOptions): RequestFormModel {
  const { apartmentId, variant, draft } = options;
  const { state, send } = useSending(options);
  const form = useForm({
    name: `ask-for-price-${apartmentId}`,
    fields: requestFields(variant),
    labels: LABELS,
    initial: knownValues(),
    typed: draft?.values,
    touched: draft?.touched,
    showErrors: 'on-leave',
    send,
    // The state of sending says it, whatever it is.
    readError: () => null,
  });
  const followPanel = useEffectEvent((panel: string | null) => {
    if (panel !== 'ask-for-price') form.forget();
  });
  useEffect(() => $panel.listen((panel) => followPanel(panel)), []);
  return {
    form,
    state,
    readPolicy: () => readPolicyMeanwhile({ apartmentId, values: form.values, touched: form.touched() }),
  };
}

function useSending({ apartmentId, variant, onStale }: RequestFormOptions) {
  const locale = useLocale();
  const [state, setState] = useState<SendState>(IDLE);
  const send = async (values: RequestValues) => {
    let step: 'in-progress' | 'sending' = 'in-progress';
    try {
      setState({ kind: step });
      const unit = await readOf(getApartment, { id: apartmentId, ...inLanguage(locale) }).load();
      const error = askError(unit);
      if (error) {
        onStale();
        setState({ kind: 'failed', error });
        return;
      }
      step = 'sending';
      setState({ kind: step });
      const priceShown = priceOf(unit) !== null;
      const request = toPriceRequest(values, variant, { apartmentId, locale, priceShown });
      await askForPrice(request, enquiryKey(apartmentId));
      endEnquiry(apartmentId);
      thank();
      setState(IDLE);
    } catch (error) {
      setState({ kind: 'failed', error: sendError(error, step), waitMinutes: waitMinutes(error) });
      throw error;
    }
  };
  return { state, send };
}
