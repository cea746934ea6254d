import type { HttpMethod } from '@suite/api';
import { ApiError, type ErrorDetails } from './error.ts';

/**
 * Body of an answer. Null for an answer without content: 204, or an empty one to a request that writes.
 * @throws {ApiError} when a good answer is no JSON.
 */
export async function readJson(
  method: HttpMethod,
  response: Response,
  signal?: AbortSignal,
): Promise<unknown> {
  const text = await whole(() => response.text(), signal);
  if (text === '' && (response.status === 204 || method !== 'GET')) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!response.ok) return null;
    throw new ApiError(response.status, 'invalid-json', 'Invalid response format', { cause: error });
  }
}

/** A whole file of an answer; its type is that of the answer. */
export function readBlob(response: Response, signal?: AbortSignal): Promise<Blob> {
  return whole(() => response.blob(), signal);
}

/** The connection may break while the body comes. */
async function whole<T>(read: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'network', 'The server does not answer', { cause: error });
  }
}

/** The error that an answer tells, with the server's code, sentence and field errors where it has them. */
export function errorOf(response: Response, body: unknown): ApiError {
  const { code, message, errors, details } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return new ApiError(
    response.status,
    typeof code === 'string' ? code : 'http-error',
    typeof message === 'string' ? message : response.statusText,
    {
      fieldErrors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
      details: detailsOf(details),
      retryAfterS: Number(response.headers.get('retry-after')) || null,
    },
  );
}

function detailsOf(value: unknown): ErrorDetails {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((one): one is [string, string] => typeof one[1] === 'string'));
}

function isFieldError(value: unknown): value is { path: string; message: string } {
  const { path, message } = (value ?? {}) as { path?: unknown; message?: unknown };
  return typeof path === 'string' && typeof message === 'string';
}
