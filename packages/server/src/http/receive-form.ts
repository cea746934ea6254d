import type { FastifyRequest, FastifySchemaValidationError } from 'fastify';
import type { z } from 'zod';
import { codeOf, RequestError } from '../errors.ts';
import { validationError } from '../operations/validation-error.ts';

/** Largest file that is taken. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** What a form may have beside its file. */
const MAX_REST_BYTES = 64 * 1024;

export const FORM_LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 100,
  fieldSize: 2000,
  headerPairs: 20,
};

export interface ReceivedForm<Fields> {
  readonly fields: Fields;
  readonly file: {
    /** As the sender named it: a text, never a path. */
    readonly name: string;
    readonly bytes: Buffer;
  };
}

/**
 * Reads a form with one `file` and the fields of a schema.
 * @throws {RequestError} 415 for no form, 413 for a file that is too large, 400 for a form that is not as it must be.
 */
export async function receiveForm<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): Promise<ReceivedForm<z.output<Schema>>> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > MAX_FILE_BYTES + MAX_REST_BYTES) throw tooLarge();
  const parts = await readParts(request).catch((error: unknown) => {
    throw asRefusal(error);
  });
  const result = schema.safeParse(parts.fields);
  if (!result.success) throw validationError('body', result.error.issues.map(asFastifyIssue));
  if (!parts.file) throw invalidForm('The form has no file; it must be its part "file".');
  return { fields: result.data, file: parts.file };
}

/** An issue in the form that Fastify gives to those of JSON bodies. */
function asFastifyIssue(issue: z.core.$ZodIssue): FastifySchemaValidationError {
  const { code, message, path } = issue;
  return {
    keyword: code,
    instancePath: `/${path.join('/')}`,
    schemaPath: '',
    params: { ...issue },
    message,
  };
}

interface Parts {
  readonly fields: Record<string, unknown>;
  file?: ReceivedForm<unknown>['file'];
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { fields: {} };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname !== 'file') throw invalidForm('The file must be the part "file" of the form.');
      parts.file = { name: part.filename ?? '', bytes };
    } else if (Object.hasOwn(parts.fields, part.fieldname)) {
      throw invalidForm(`The field "${part.fieldname}" is there twice.`);
    } else parts.fields[part.fieldname] = part.value;
  }
  return parts;
}

function asRefusal(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  switch (codeOf(error)) {
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new RequestError(
        415,
        'unsupported-media-type',
        'The body must be a form (multipart/form-data) with a file.',
      );
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge();
    case 'FST_FILES_LIMIT':
      return invalidForm('The form has more than one file.');
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return invalidForm('The form has too many fields.');
    default:
      return invalidForm('The form cannot be read.');
  }
}

function tooLarge(): RequestError {
  return new RequestError(413, 'too-large', `The file has more than ${MAX_FILE_BYTES / 1024 / 1024} MB.`);
}

function invalidForm(sentence: string): RequestError {
  return new RequestError(400, 'invalid-request', sentence);
}
