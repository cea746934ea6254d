import { isCausedByApi } from '@suite/api-client';
import { noteErring } from './erring.ts';
import { noteError } from './outcomes.ts';

const REMOTE_SCRIPT = /\/r\/(mf-[a-z0-9-]+)\/([\w.-]+)\//;
const SHELL_SCRIPT = /\/r\/(shell)\/([\w.-]+)\//;

/**
 * The version that an error comes from: the first script of a remote in its file name or stack, else the shell, through
 * whose libraries all of them go.
 */
export function originOf(text: string): { remote: string; version: string } | null {
  const [, remote, version] = REMOTE_SCRIPT.exec(text) ?? SHELL_SCRIPT.exec(text) ?? [];
  return remote && version ? { remote, version } : null;
}

type Origin = ReturnType<typeof originOf>;

/** Counts an error against the version that it comes from, also where a boundary of the frame caught it. */
export function noteThrown(error: unknown, file = ''): Origin {
  if (isCausedByApi(error)) return null;
  const origin = ownerOf(error) ?? originOf(`${error instanceof Error ? error.stack : ''} ${file}`);
  if (origin) noteError(origin.remote, origin.version);
  return origin;
}

/** Some say themselves in whose name they are. */
function ownerOf(error: unknown): Origin {
  const { owner } = (error ?? {}) as { owner?: unknown };
  const [remote, version] = typeof owner === 'string' ? owner.split('@') : [];
  return remote && version ? { remote, version } : null;
}

/** Counts uncaught errors against the version whose script threw them; what the API refused or got wrong is nobody's. */
export function watchErrors(target: Window = window): () => void {
  const note = (error: unknown, file?: string) => {
    const origin = noteThrown(error, file);
    if (origin) noteErring(`${origin.remote}@${origin.version}`);
  };
  const onError = (event: ErrorEvent) => note(event.error, event.filename);
  const onRejection = (event: PromiseRejectionEvent) => note(event.reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
