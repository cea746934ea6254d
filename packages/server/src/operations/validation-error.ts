import type { FastifySchemaValidationError } from 'fastify';
import { RequestError, type ValidationIssue } from '../errors.ts';

/** Part of a request that a schema describes, as Fastify names it. */
type Part = 'params' | 'querystring' | 'body' | 'headers';

const LARGEST_ID = 2_147_483_647;
const ID_NAMES = /(^|\.)(id|[a-z]+Id)$/;

/** The answer to a request that its schema refuses: a sentence for each issue. */
export function validationError(part: Part, found: readonly FastifySchemaValidationError[]): RequestError {
  const issues = found.flatMap((issue) => issuesOf(part, issue));
  return new RequestError(400, 'invalid-request', issues.map((issue) => issue.message).join(' '), issues);
}

function issuesOf(part: Part, issue: FastifySchemaValidationError): ValidationIssue[] {
  const path = issue.instancePath.split('/').filter(Boolean).join('.');
  if (issue.keyword === 'unrecognized_keys') {
    const noun = part === 'body' ? 'field' : 'query key';
    return unknownKeys(issue).map((key) => {
      const place = path ? `${path}.${key}` : key;
      return { path: place, message: `The ${noun} "${place}" is unknown.` };
    });
  }
  if (ID_NAMES.test(path) && !['invalid_union', 'invalid_value'].includes(issue.keyword)) {
    return [{ path, message: `"${path}" must be a whole number from 1 to ${LARGEST_ID}.` }];
  }
  const name = path ? `"${path}"` : part === 'body' ? 'The body' : 'The query';
  return [{ path, message: `${name} is not valid: ${asClause(issue.message)}.` }];
}

function unknownKeys(issue: FastifySchemaValidationError): string[] {
  const { keys } = issue.params;
  return Array.isArray(keys) ? keys.map(String) : [];
}

function asClause(message = 'it has another form'): string {
  const text = message.replace(/^Invalid (input|option): /, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
}
