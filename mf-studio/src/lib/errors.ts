import { ApiError } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { Locale } from '@suite/contracts';
import { type Action, type FormError, useAction } from '@suite/forms';

/** What the code of a refusal means, as a message of the studio. */
const MESSAGE_OF: Readonly<Record<string, string>> = {
  'changed-meanwhile': 'studio.changed-meanwhile',
  'not-allowed': 'studio.refused.not-allowed',
  'not-found': 'studio.refused.not-found',
  'no-session': 'studio.refused.no-session',
  'not-signed-in': 'studio.refused.no-session',
  'too-many-requests': 'studio.refused.too-many-requests',
  'invalid-request': 'studio.refused.invalid-request',
  'invalid-user': 'studio.refused.invalid-user',
  'everywhere-only': 'studio.refused.invalid-user',
  conflict: 'studio.refused.conflict',
  taken: 'studio.refused.taken',
  'domain-taken': 'studio.refused.taken',
  'not-empty': 'studio.refused.not-empty',
  'not-failed': 'studio.refused.not-failed',
  'issues-found': 'studio.refused.issues-found',
  'release-refused': 'studio.refused.release-refused',
  'too-large': 'studio.refused.too-large',
  'quota-reached': 'studio.refused.quota-reached',
  'infected-file': 'studio.upload.infected',
  'active-file': 'studio.refused.damaged-file',
  'damaged-file': 'studio.refused.damaged-file',
  'unsupported-media-type': 'studio.refused.damaged-file',
};
/** Their sentences say more than their codes do: what is wrong, and where. */
const SPECIFIC: readonly string[] = [
  'invalid-request',
  'invalid-user',
  'everywhere-only',
  'conflict',
  'not-empty',
  'issues-found',
  'release-refused',
];

/** What is told of something that was refused or not answered, in the language of the page: the server writes English. */
export function actionError(thrown: unknown, locale: Locale): FormError {
  if (!(thrown instanceof ApiError)) return { kind: 'message', id: 'studio.not-done' };
  const { status, code, message } = thrown;
  const id = Object.hasOwn(MESSAGE_OF, code) ? MESSAGE_OF[code] : undefined;
  const isRefusal = status >= 400 && status < 500;
  const saysMore = id === undefined ? isRefusal : SPECIFIC.includes(code);
  if (saysMore && locale === 'en' && message !== '') return { kind: 'sentence', text: message };
  return { kind: 'message', id: id ?? 'studio.not-done' };
}

/** Something that a button of the studio does at the server, and how it went. */
export function useStudioAction(): Action {
  const locale = useLocale();
  return useAction((thrown) => actionError(thrown, locale));
}
