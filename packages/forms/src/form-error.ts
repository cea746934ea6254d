import { ApiError } from '@suite/api-client';

/** What is said of a request that was not taken: a message of the app, or the server's own sentence. */
export type FormError<Name extends string = string> = (
  | { readonly kind: 'message'; readonly id: string }
  | { readonly kind: 'sentence'; readonly text: string }
) & {
  /** The field that it is about; it stands there instead of above the form. */
  readonly field?: Name;
};

/** The fields of a form that the server refused, by the paths of its error. */
export function refusedFields(error: unknown, names: readonly string[]): readonly string[] {
  if (!(error instanceof ApiError)) return [];
  const paths = error.fieldErrors.map(({ path }) => path);
  return names.filter((name) => paths.includes(name));
}
