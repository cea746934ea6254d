import { ApiError, isChangedMeanwhile } from '@suite/api-client';
import { type Action, type FormError, useAction } from '@suite/forms';

/** What is told of something that was refused or not answered: the server's own sentence where it has one. */
export function actionError(thrown: unknown): FormError {
  if (isChangedMeanwhile(thrown)) return { kind: 'message', id: 'studio.changed-meanwhile' };
  const isRefusal = thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;
  if (isRefusal && thrown.status !== 429 && thrown.message !== '')
    return { kind: 'sentence', text: thrown.message };
  return { kind: 'message', id: 'studio.not-done' };
}

/** Something that a button of the studio does at the server, and how it went. */
export function useStudioAction(): Action {
  return useAction(actionError);
}
