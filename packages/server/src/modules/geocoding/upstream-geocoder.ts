import { PLACE_TYPES } from '@suite/contracts';
import { z } from 'zod';
import type { Dependency } from '../../dependencies/dependency.ts';
import { codeOf, RequestError } from '../../errors.ts';
import type { Log } from '../../observation/log.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import type { GeocodeQuestion, Geocoder } from './geocoder.ts';
import { featureOf } from './place-name.ts';

const TIMEOUT_MS = 5_000;

const LARGEST_RESPONSE_BYTES = 1024 * 1024;

const LANGUAGE_TAGS = { en: 'en', sr: 'sr-Latn' } as const;

/** What is read of an answer; everything else in it is left behind. */
const RESPONSE = z.object({
  features: z
    .array(
      z.object({
        id: z.string().max(200),
        place_type: z.tuple([z.enum(PLACE_TYPES)], z.string()),
        text: z.string().max(500),
        place_name: z.string().max(1000),
        center: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
        bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
        context: z
          .array(z.object({ id: z.string(), text: z.string(), short_code: z.string().optional() }))
          .max(20)
          .default([]),
      }),
    )
    .max(100),
  attribution: z.string().max(1000).default(''),
});

interface Options {
  /** Called with what went wrong; never with the address, which may hold a token. */
  readonly onFailure: (reason: string) => void;
  readonly timeoutMs?: number;
}

/**
 * Asks a maps service that speaks version 5 of the Mapbox geocoding API. `base` is its address up to the text:
 * `https://api.mapbox.com/geocoding/v5/mapbox.places?access_token=…`; its query is sent with every question.
 */
export function createUpstreamGeocoder(
  base: string,
  { onFailure, timeoutMs = TIMEOUT_MS }: Options,
): Geocoder {
  return {
    find: async (question) => {
      try {
        const result = RESPONSE.parse(await ask(addressOf(base, question), timeoutMs));
        const features = result.features
          .slice(0, question.limit)
          .map(({ place_type: [type], place_name, ...place }) =>
            featureOf({ ...place, type, placeName: place_name }),
          );
        return { features, attribution: result.attribution };
      } catch (error) {
        onFailure(reasonOf(error));
        throw new RequestError(
          502,
          'geocoder-failed',
          'The maps service does not answer as it should. Please try again later.',
        );
      }
    },
  };
}

/** The text becomes one segment of the path, so it can lead nowhere else. */
function addressOf(base: string, { text, limit, types, language, near }: GeocodeQuestion): URL {
  const address = new URL(base);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${encodeURIComponent(text)}.json`;
  address.searchParams.set('limit', String(limit));
  address.searchParams.set('types', types.join(','));
  address.searchParams.set('language', LANGUAGE_TAGS[language]);
  // The service takes one place to be near to: the first project stands for all.
  const [first] = near;
  if (first) address.searchParams.set('proximity', first.join(','));
  return address;
}

async function ask(address: URL, timeoutMs: number): Promise<unknown> {
  const response = await fetch(address, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new UpstreamError(`status ${response.status}`);
  }
  return JSON.parse(await readBounded(response)) as unknown;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_RESPONSE_BYTES) throw new UpstreamError('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
}

/** A word or two for the log. What libraries say may repeat the address. */
function reasonOf(error: unknown): string {
  if (error instanceof UpstreamError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return codeOf(error.cause) || error.name;
}

/** The service where there is one, and the gazetteer where there is none or it does not respond. */
export function geocoderOf(log: Pick<Log, 'warn'>, url: string | null, dependency: Dependency): Geocoder {
  const gazetteer = createEmbeddedGeocoder();
  if (url === null) return gazetteer;
  const service = createUpstreamGeocoder(url, {
    onFailure: (reason) => log.warn({ reason }, 'geocoding failed'),
  });
  return {
    find: (question) => dependency.run(() => service.find(question)).catch(() => gazetteer.find(question)),
  };
}
