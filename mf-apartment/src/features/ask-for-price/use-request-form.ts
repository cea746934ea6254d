import { priceOf } from '@suite/access';
import type { PriceRequest, Unit } from '@suite/api';
import { askForPrice as askForPriceEndpoint, getApartment } from '@suite/api/endpoints';
import { callAddress, inLanguage, readOf } from '@suite/api-client';
import { askForPrice } from '@suite/api-client/enquiries';
import { followOutbox, keepRequest, type OutboxEntry, takeBack } from '@suite/api-client/outbox';
import { $panel, $profile, togglePanel, useLocale } from '@suite/bus';
import { type Locale, routePath } from '@suite/contracts';
import { type FormModel, useForm } from '@suite/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, readPolicyMeanwhile } from './draft.ts';
import { endEnquiry, enquiryKey, resumeEnquiry } from './enquiry-key.ts';
import {
  type FormVariant,
  type RequestFields,
  type RequestValues,
  requestFields,
  toPriceRequest,
  typedIn,
} from './request-form.ts';
import { askError, isUnknown, type SendState, sendError, waitMinutes } from './send-state.ts';

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
  readonly unit: Unit;
  readonly variant: FormVariant;
  /** The form as it was before the privacy policy took its place. */
  readonly draft: Draft | null;
  /** The request that waits in the browser, or was refused since. */
  readonly waiting: OutboxEntry | null;
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
  const { unit, variant, draft, waiting } = options;
  const apartmentId = unit.id;
  useState(() => waiting && resumeEnquiry(apartmentId, waiting.key));
  const { state, send } = useSending(options);
  const form = useForm({
    name: `ask-for-price-${apartmentId}`,
    fields: requestFields(variant),
    labels: LABELS,
    initial: knownValues(),
    typed: draft?.values ?? (waiting ? typedIn(waiting.request) : undefined),
    touched: draft?.touched,
    showErrors: 'on-leave',
    send,
    // The state of sending says it, whatever it is.
    readError: () => null,
  });
  const onArrived = useEffectEvent(({ request, unit: { id } }: OutboxEntry) => {
    // What was corrected meanwhile is another version of the same request, and goes out with its key.
    if (id !== apartmentId || !isAsSent(form.values, request)) return;
    endEnquiry(id);
    form.forget();
    if ($panel.get() === 'ask-for-price') thank();
  });
  useEffect(() => followOutbox(({ arrived }) => arrived && onArrived(arrived)), []);
  return {
    form,
    state,
    readPolicy: () => readPolicyMeanwhile({ apartmentId, values: form.values, touched: form.touched() }),
  };
}

function isAsSent(values: RequestValues, request: PriceRequest): boolean {
  const sent = Object.entries(typedIn(request)) as [keyof RequestValues, unknown][];
  return sent.every(([name, value]) => values[name] === value);
}

function useSending({ unit, variant, onStale }: RequestFormOptions) {
  const locale = useLocale();
  const [state, setState] = useState<SendState>(IDLE);
  const send = async (values: RequestValues) => {
    let step: 'in-progress' | 'sending' = 'in-progress';
    try {
      setState({ kind: step });
      const current = await readAgain(unit, locale);
      const error = askError(current);
      if (error) {
        onStale();
        setState({ kind: 'failed', error });
        return;
      }
      step = 'sending';
      setState({ kind: step });
      const about = { apartmentId: unit.id, locale, priceShown: priceOf(current) !== null };
      const isSent = await sendOrKeep(unit, toPriceRequest(values, variant, about), locale);
      setState(IDLE);
      if (isSent) thank();
    } catch (error) {
      setState({ kind: 'failed', error: sendError(error, step), waitMinutes: waitMinutes(error) });
      throw error;
    }
  };
  return { state, send };
}

/** The home as it is now; where nobody can say, as it was shown: the request waits in the browser then. */
async function readAgain(unit: Unit, locale: Locale): Promise<Unit> {
  try {
    return await readOf(getApartment, { id: unit.id, ...inLanguage(locale) }).load();
  } catch (error) {
    if (isUnknown(error)) return unit;
    throw error;
  }
}

/** Whether it was sent; false where it waits in the browser. @throws where it is neither. */
async function sendOrKeep(unit: Unit, request: PriceRequest, locale: Locale): Promise<boolean> {
  const key = enquiryKey(unit.id);
  try {
    await askForPrice(request, key);
  } catch (error) {
    if (!isUnknown(error) || !(await keepRequest(entryOf(unit, request, { key, locale })))) throw error;
    return false;
  }
  endEnquiry(unit.id);
  await takeBack(key);
  return true;
}

function entryOf(unit: Unit, request: PriceRequest, { key, locale }: { key: string; locale: Locale }) {
  const { id, masterplanId, buildingId, name } = unit;
  return {
    key,
    address: new URL(callAddress(askForPriceEndpoint, { body: request }), location.href).href,
    request,
    unit: {
      id,
      number: name,
      path: routePath('apartment-id', locale, { masterplanId, buildingId, apartmentId: id }),
    },
    memberId: $profile.get()?.id ?? null,
  };
}
