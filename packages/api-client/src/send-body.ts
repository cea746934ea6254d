// A body whose way is watched: `fetch` does not say how much of it is gone.
import { ApiError } from '@suite/api-client';
import { apiState } from './state.ts';

/** Of what is sent: how far it is, from 0 to 1, and what breaks it off. */
export interface Sending {
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

interface SentBody extends Sending {
  readonly body: Blob | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts it with the token of now. @throws {ApiError} when the server does not answer; the signal's reason. */
export function sendBody(
  address: string,
  { body, headers = {}, onSent, signal }: SentBody,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const { token } = apiState();
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new ApiError(0, 'network', 'The server does not answer'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** The JSON of a good response. @throws {ApiError} with what a refusal says */
export async function sentJson(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const { code = 'http-error', message = '' } = (body ?? {}) as { code?: string; message?: string };
  throw new ApiError(response.status, code, message);
}
