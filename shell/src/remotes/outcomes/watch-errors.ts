import { isCausedByApi } from '@suite/api-client';
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

/** Counts an error against the version whose script it comes from, also where a boundary of the frame caught it. */
export function noteThrown(error: unknown, file = ''): void {
  if (isCausedByApi(error)) return;
  const origin = originOf(`${error instanceof Error ? error.stack : ''} ${file}`);
  if (origin) noteError(origin.remote, origin.version);
}

/** Counts uncaught errors against the version whose script threw them; what the API refused or got wrong is nobody's. */
export function watchErrors(target: Window = window): () => void {
  const onError = (event: ErrorEvent) => noteThrown(event.error, event.filename);
  const onRejection = (event: PromiseRejectionEvent) => noteThrown(event.reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
