import { isMissing } from '@suite/federation/entries';
import type { BadReason } from '../outcomes/outcomes.ts';
import { isChunkFailure } from './chunk-failure.ts';
import { VersionError } from './remote-error.ts';

/** The bundler's words for a style that failed; its address it does not tell. */
const STYLE_FAILED = /^Loading css chunk (\S+) failed/;

interface Published {
  /** Address of the entry, and what it must hash to. */
  readonly script: string;
  readonly integrity: string;
  /** Addresses of the scripts and styles that the discovery document lists of the version. */
  readonly assets: readonly string[];
}

/** Why a version could not be loaded. */
export async function failureReason(error: unknown, published: Published): Promise<BadReason> {
  const { script, integrity, assets } = published;
  if (error instanceof VersionError) return error.reason;
  if (isChunkFailure(error)) {
    return (await isThere(requestOf(error) ?? styleOf(error, assets))) ? 'integrity' : 'chunk';
  }
  if (!isMissing(script)) return 'init';
  if (!(await isThere(script))) return 'load';
  return (await isThere(script, integrity)) ? 'load' : 'integrity';
}

/** The browser says of a script only that it failed: one that is there, and failed, was not what it should be. */
async function isThere(url: string | undefined, integrity = ''): Promise<boolean> {
  if (!url) return false;
  try {
    return (await fetch(url, { ...(integrity && { integrity }), cache: 'no-cache' })).ok;
  } catch {
    return false;
  }
}

/** The address of a chunk that failed, where the bundler's runtime tells it, and did not get a wrong answer. */
function requestOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { request, type } = error as { request?: string; type?: string };
  return request ? (type === 'missing' ? undefined : request) : requestOf(error.cause);
}

/** The address of a style that failed, by the name of its chunk. */
function styleOf(error: unknown, assets: readonly string[]): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, chunk] = STYLE_FAILED.exec(error.message) ?? [];
  if (!chunk) return styleOf(error.cause, assets);
  return assets.find((url) => url.endsWith('.css') && url.includes(`/${chunk}.`));
}
