import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable, UNAVAILABLE } from './dependencies/unavailable.ts';
import { codeOf, notFound, RequestError } from './errors.ts';
import { validationError } from './operations/validation-error.ts';

const API_PREFIXES = ['/api', '/th-server'];

export function isApiPath(url: string): boolean {
  const path = pathOf(url);
  return API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Turns whatever was thrown into an answer; what is not meant for the caller is logged and not told. */
export function responseError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const response = toRequestError(error);
  if (response.statusCode >= 500 && !(error instanceof RequestError)) {
    request.log.error({ err: error }, 'request failed');
  }
  if (response.statusCode === 503) reply.header('retry-after', RETRY_AFTER_S);
  return isApiPath(request.url) ? sendError(reply, response) : sendPlain(reply, response);
}

const RETRY_AFTER_S = 5;

function toRequestError(error: FastifyError): RequestError {
  if (error instanceof RequestError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return validationError(error.validationContext ?? 'body', error.validation);
  if (isUnavailable(error)) {
    const sentence = 'The server cannot answer at the moment. Please try again in a few seconds.';
    return new RequestError(503, UNAVAILABLE, sentence);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    return new RequestError(500, 'internal', 'Something went wrong on our side. Please try again later.');
  }
  return new RequestError(status, REFUSALS[codeOf(error)]?.[0] ?? 'invalid-request', sentenceOf(error));
}

/** Fastify's own refusals in our words; their codes are Fastify's. */
const REFUSALS: Readonly<Record<string, readonly [code: string, sentence: string]>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid-request', 'The body is empty; it must be JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid-request', 'The body is no valid JSON.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'The body must be JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'The body is too large.'],
  FST_ERR_BAD_URL: ['invalid-request', 'The address is not valid.'],
};

function sentenceOf(error: FastifyError): string {
  if (error instanceof SyntaxError) return 'The body is no valid JSON.';
  return REFUSALS[codeOf(error)]?.[1] ?? 'The request is not valid.';
}

export function sendError(reply: FastifyReply, error: RequestError): FastifyReply {
  const { code, message, issues, details, statusCode } = error;
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ code, message, ...(issues.length > 0 && { errors: issues }), ...(details && { details }) });
}

/** Outside the API: one line. A folder is nothing that could be forbidden, so it is not found. */
function sendPlain(reply: FastifyReply, { statusCode, message }: RequestError): FastifyReply {
  const isMissing = statusCode === 403 || statusCode === 404;
  return plainText(reply, isMissing ? 404 : statusCode, isMissing ? 'Not found' : message);
}

export function plainText(reply: FastifyReply, status: number, line: string): FastifyReply {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${line}\n`);
}

export function unknownApiPath(request: FastifyRequest): RequestError {
  return notFound(`There is no ${request.method} ${pathOf(request.url)}.`);
}

/** The path is known, and takes other methods: those of the header `Allow`. */
export function methodNotAllowed(request: FastifyRequest): RequestError {
  return new RequestError(405, 'method-not-allowed', `${pathOf(request.url)} takes no ${request.method}.`);
}
