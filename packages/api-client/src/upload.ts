// Files that are sent.
import type { DocumentOf, Endpoint, InputOf, Operation } from '@suite/api/client';
import { callBody, documentIn } from '@suite/api-client';

type FormOperation = Operation & { readonly form: NonNullable<Operation['form']> };

/** Sends a file with the fields of its form. @throws {ApiError} as `call`. */
export async function upload<Called extends FormOperation>(
  endpoint: Endpoint<Called>,
  input: InputOf<Called> & { readonly form: { readonly file: File } },
): Promise<DocumentOf<Called>> {
  const { form, ...address } = input;
  const { file, ...fields } = form;
  const body = new FormData();
  // Fields stand before the file: the server reads the form as it comes.
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, String(value));
  }
  body.append('file', file);
  return documentIn(endpoint, await callBody(endpoint, { ...address, body }));
}
