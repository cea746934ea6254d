import { z } from 'zod';
import type { SourceDocument } from '../document/source-document.ts';
import type { Place } from '../issues.ts';

export interface SchemaIssue {
  readonly place: Place;
  readonly message: string;
  readonly expected: string | null;
}

/** What a document has that its schema does not allow, in sentences for whoever wrote the document. */
export function schemaIssues(
  document: SourceDocument,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): SchemaIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        place: document.placeOfKey(issue.path, key),
        message: `${nameOf([...issue.path, key])} is unknown.`,
        expected: suggestion(key, knownKeys(schema, issue.path)),
      }));
    }
    // Of a union the branch that reads what was meant: objects as objects.
    if (issue.code === 'invalid_union') {
      const value = valueAt(document.value, issue.path);
      const branch = issue.errors.find((errors) => errors.some(({ path }) => path.length > 0));
      const below = typeof value === 'object' ? branch : undefined;
      if (below) {
        const whole = below.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
        return schemaIssues(document, schema, whole);
      }
    }
    return [plainIssue(document, issue)];
  });
}

function plainIssue(document: SourceDocument, issue: z.core.$ZodIssue): SchemaIssue {
  const value = valueAt(document.value, issue.path);
  const name = nameOf(issue.path) || 'The file';
  const place = document.placeOf(issue.path);
  const expected = `${sentence(issue)}.`;
  if (value === undefined) return { place, message: `${name} is missing.`, expected };
  const shown =
    typeof value === 'object' ? (Array.isArray(value) ? 'a list' : 'a group') : JSON.stringify(value);
  return { place, message: `${name} is ${value === null ? 'empty' : shown}.`, expected };
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') {
    // What keeps it from being the kind that it is comes before the kinds that it is not.
    const own = issue.errors.flat().find(({ code, path }) => code !== 'invalid_type' && path.length === 0);
    return own ? sentence(own) : 'Expected a text, or one in each of en and sr';
  }
  // `Invalid input: expected string, received undefined`
  const [, expected] =
    /^Invalid (?:input|option): (expected [^,]+(?:,(?! received).*)?)/.exec(issue.message) ?? [];
  const text = expected ?? issue.message;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[step] : undefined,
    value,
  );
}

/** Names that the schema knows at a path. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = path.reduce<z.ZodType[]>(
    (found, step) => found.flatMap((one) => schemaBelow(one, step)),
    [schema],
  );
  return inner
    .flatMap((one) => unwrapped(one))
    .flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []));
}

function schemaBelow(schema: z.ZodType, step: PropertyKey): z.ZodType[] {
  return unwrapped(schema).flatMap((one) => {
    if (one instanceof z.ZodArray) return [one.element as z.ZodType];
    if (!(one instanceof z.ZodObject)) return [];
    const below: unknown = one.shape[String(step)];
    return below instanceof z.ZodType ? [below] : [];
  });
}

function unwrapped(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => unwrapped(one as z.ZodType));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  ) {
    return unwrapped(schema.unwrap() as z.ZodType);
  }
  return [schema];
}

/** The known name that differs least, else all of them. */
function suggestion(key: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const [nearest] = known.toSorted((a, b) => distance(a, key) - distance(b, key));
  if (nearest && distance(nearest, key) <= 2) return `Did you mean ${nearest}?`;
  return `Known here: ${known.join(', ')}.`;
}

/** Characters to put in, take out or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let at = 0; at < b.length; at += 1) {
      const changed = (row[at] ?? 0) + (letter === b[at] ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
