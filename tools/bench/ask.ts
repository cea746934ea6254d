import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

export interface ReadResponse {
  readonly status: number;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true });

/**
 * Asks as a browser does: it waits longer for a connection than the ten seconds of `fetch`, keeps connections, and asks again
 * where the server closed a kept one at that very moment.
 */
export async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<ReadResponse> {
  try {
    return await askOnce(url, headers, body);
  } catch (error) {
    if (!(error instanceof Error && 'isOfKeptConnection' in error)) throw error;
    return askOnce(url, headers, body);
  }
}

function askOnce(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<ReadResponse> {
  const options = {
    agent,
    headers: { ...headers, 'accept-encoding': 'gzip' },
    method: body === undefined ? 'GET' : 'POST',
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (response) => {
      const isPacked = response.headers['content-encoding'] === 'gzip';
      const content = text(isPacked ? response.pipe(createGunzip()) : response);
      content.then((found) => resolve({ status: response.statusCode ?? 0, text: found }), reject);
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      const isClosed = asked.reusedSocket && error.code === 'ECONNRESET';
      reject(isClosed ? Object.assign(error, { isOfKeptConnection: true }) : error);
    });
    asked.end(body);
  });
}
