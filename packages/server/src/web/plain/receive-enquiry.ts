import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { commercialState } from '@suite/access';
import { operationPath, type Unit } from '@suite/api';
import { LOCALE_INFO, type Locale, parseId } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import { guestContext, languageOf } from '../../modules/query-context.ts';
import { findUnit } from '../../modules/units/service.ts';
import { describeUnit } from '../head/describe-unit.ts';
import { projectOf } from '../head/page-base.ts';
import type { Crumb, Seller } from '../head/page-head.ts';
import {
  ENQUIRY_FIELDS,
  type EnquiryForm,
  type EnquiryVariant,
  enquiryErrors,
  textsToSend,
} from './enquiry-form.ts';
import { goneResponse, type PlainResponse, refusedResponse, thanksResponse } from './enquiry-responses.ts';
import { type MessageId, message } from './message.ts';

export interface EnquirySource {
  readonly http: FastifyInstance;
  /** Null until the data is there, and where the API is elsewhere. */
  readonly database: () => Database | null;
  readonly publicUrl: string;
}

/** What is known of the unit that somebody asks for. */
export interface AskedUnit {
  readonly unit: Unit;
  /** The way to its page. */
  readonly crumbs: readonly Crumb[];
  readonly seller: Seller | null;
  readonly variant: EnquiryVariant;
  readonly locale: Locale;
}

/** A posted form: the same request as that of a page with scripts, and a page for what becomes of it. */
export async function receiveEnquiry(
  source: EnquirySource,
  request: FastifyRequest,
  locale: Locale,
): Promise<PlainResponse> {
  const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const form = readForm(sent);
  const refused = (status: number, id: MessageId) =>
    refusedResponse({ ...form, sentence: message(locale, id) }, { status, asked: null, locale });
  if (!isFromOwnSite(request, source.publicUrl)) return refused(403, 'apartment.ask.error.refused');
  try {
    const asked = await findAskedUnit(source, locale, form.apartmentId);
    return await responseOf(asked, { ...form, variant: asked.variant }, (checked) =>
      send(source.http, request, requestOf(checked, sent, locale), checked.key),
    );
  } catch (error) {
    const status = error instanceof RequestError ? error.statusCode : 503;
    if (status === 404 || status === 410) return goneResponse({ status, asked: null, locale }, 'gone');
    request.log.error({ err: error }, 'a posted form could not be taken');
    return refused(503, 'apartment.ask.error.failed');
  }
}

type Sent = Awaited<ReturnType<typeof send>>;

async function responseOf(
  asked: AskedUnit,
  form: EnquiryForm,
  sendForm: (form: EnquiryForm) => Promise<Sent>,
): Promise<PlainResponse> {
  const { unit, locale } = asked;
  if (commercialState(unit).kind === 'gone') {
    return goneResponse({ status: 410, asked, locale }, statusOf(unit) === 'sold' ? 'sold' : 'unavailable');
  }
  const errors = enquiryErrors(form);
  if (Object.keys(errors).length > 0) {
    return refusedResponse({ ...form, errors }, { status: 422, asked, locale });
  }
  const { statusCode, headers } = await sendForm(form);
  if (statusCode < 300) return thanksResponse(asked);
  if (statusCode === 410) return goneResponse({ status: 410, asked, locale }, 'gone');
  const [status, reason] = REFUSALS[statusCode] ?? [503, 'failed'];
  const minutes = Math.ceil(Number(headers['retry-after'] ?? 0) / 60);
  const sentence = message(locale, `apartment.ask.error.${reason}`, { minutes });
  return refusedResponse({ ...form, sentence }, { status, asked, locale });
}

/** What a form with scripts says of a status. */
const REFUSALS: Readonly<Record<number, readonly [number, 'busy' | 'refused']>> = {
  400: [422, 'refused'],
  429: [429, 'busy'],
};

const KEY = /^[\w-]{16,64}$/;

function readForm(sent: URLSearchParams): EnquiryForm {
  const key = sent.get('key') ?? '';
  return {
    apartmentId: parseId(sent.get('apartmentId') ?? undefined) ?? 0,
    // Until the unit is known; the form has the one field or the other.
    variant: sent.has('contactTime') ? 'standard' : 'own-consent',
    values: Object.fromEntries(
      ENQUIRY_FIELDS.flatMap((name) => {
        // Browsers end the lines of a posted text otherwise than those of a typed one.
        const value = sent.get(name)?.replaceAll('\r\n', '\n');
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
    errors: {},
    sentence: null,
    key: KEY.test(key) ? key : randomUUID(),
  };
}

/** A form of another site could send what its visitor never wrote. Browsers say which page a form is of. */
function isFromOwnSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === host;
}

async function findAskedUnit({ database }: EnquirySource, locale: Locale, id: number): Promise<AskedUnit> {
  const db = database();
  if (!db) throw new TypeError('There is no database yet');
  const context = guestContext(db, languageOf(LOCALE_INFO[locale].languageId));
  const { crumbs, seller = null } = await describeUnit(context, locale, { id, hasPlanFirst: false });
  const { attributes: unit } = await findUnit(context, id);
  const { project } = await projectOf(context, locale, unit.projectId);
  return { unit, crumbs, seller, locale, variant: project.requestForm ?? 'standard' };
}

function requestOf(form: EnquiryForm, sent: URLSearchParams, localeId: Locale): object {
  const website = sent.get('website');
  return {
    apartmentId: form.apartmentId,
    emailTemplateToUse: 'price_request',
    localeId,
    ...textsToSend(form),
    consentToPrivacyPolicy: true,
    subscribeToNewsletter: form.variant === 'own-consent' && form.values.newsletter !== undefined,
    ...(website && { website }),
  };
}

/** By the operation itself, so that its schema, its limits and its log hold here too. */
function send(http: FastifyInstance, request: FastifyRequest, payload: object, key: string) {
  const { remoteAddress } = request.socket;
  return http.inject({
    method: 'POST',
    url: operationPath('askForPrice', {}),
    headers: { ...passedOn(request.headers), 'idempotency-key': key },
    ...(remoteAddress !== undefined && { remoteAddress }),
    payload,
  });
}

/** Who sends it: the browser's number, and for whom proxies speak. */
function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  const names = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])] as const])),
  );
}
