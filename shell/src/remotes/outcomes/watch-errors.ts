import { isCausedByApi } from '@suite/api-client';
import { noteError } from './outcomes.ts';

const SCRIPT = /\/r\/(mf-[a-z0-9-]+)\/([\w.-]+)\//;

/** The version that an error comes from: the first script of a remote in its file name or stack. */
export function originOf(text: string): { remote: string; version: string } | null {
  const [, remote, version] = SCRIPT.exec(text) ?? [];
  return remote && version ? { remote, version } : null;
}

/** Counts uncaught errors against the version whose script threw them; what the API refused or got wrong is nobody's. */
export function watchErrors(target: Window = window): () => void {
  const note = (error: unknown, file = '') => {
    if (isCausedByApi(error)) return;
    const origin = originOf(file) ?? originOf(error instanceof Error ? (error.stack ?? '') : '');
    if (origin) noteError(origin.remote, origin.version);
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
