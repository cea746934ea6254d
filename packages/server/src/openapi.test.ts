import { type Operation, type OperationName, operations, statusesOf } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPENAPI_PATH } from './openapi.ts';
import { walk } from './testing/responses.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly anyOf?: readonly Schema[];
}

interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Documented {
  readonly responses: Readonly<Record<string, Response>>;
}

const DEFINITIONS = Object.entries(operations) as [OperationName, Operation][];
describe('the OpenAPI document', () => {
  let app: TestApp;
  let document: {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
    readonly components: { readonly schemas: object };
  };
  beforeAll(async () => {
    app = await openTestApp('PGlite');
    document = (await app.http.inject(OPENAPI_PATH)).json();
  });
  afterAll(() => app.close());

  const documented = ({ path, method }: Operation): Documented => {
    const one = document.paths[path]?.[method.toLowerCase()];
    if (!one) throw new Error(`${method} ${path} is not documented`);
    return one;
  };
  const responsesOf = (operation: Operation) => Object.entries(documented(operation).responses);

  it.each(DEFINITIONS)('has every status of %s and no other, each in a sentence', (_, operation) => {
    const { success, errors } = statusesOf(operation);
    const responses = responsesOf(operation);
    expect(responses.map(([status]) => Number(status))).toEqual(
      [...success, ...errors].toSorted((a, b) => a - b),
    );
    for (const [, { description }] of responses) expect(description).toMatch(/^[A-Z].{3,}/);
  });

  it.each(DEFINITIONS)('says what %s responds with: a schema, or nothing with 204', (_, operation) => {
    const good = responsesOf(operation).filter(([status]) => status.startsWith('2'));
    expect(good.length).toBeGreaterThan(0);
    for (const [status, { content }] of good) {
      const schemas = Object.values(content ?? {}).map(({ schema }) => schema);
      if (status === '204') expect(schemas).toEqual([]);
      else expect(schemas.length).toBeGreaterThan(0);
      for (const schema of schemas) expect(Object.keys(schema)).not.toEqual([]);
    }
  });

  it('has one schema of errors, which every error names', () => {
    expect(Object.keys(document.components.schemas)).toEqual(['Error']);
    for (const [name, operation] of DEFINITIONS) {
      const errors = responsesOf(operation).filter(([status]) => Number(status) >= 400);
      const bodies = errors.map(([, { content }]) => content);
      expect([name, ...new Set(bodies.map((body) => JSON.stringify(body)))]).toEqual([
        name,
        '{"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}',
      ]);
    }
  });

  it('has the format of every address, day and time', () => {
    const texts = DEFINITIONS.flatMap(([name, operation]) =>
      walk(documented(operation)).flatMap(({ key, value }) => {
        const format = formatOf(key);
        const schema = textOf(value as Schema);
        return format && schema ? [{ at: `${name} ${key}`, format, documented: formatIn(schema) }] : [];
      }),
    );
    expect(texts.filter((one) => one.documented !== one.format)).toEqual([]);
    expect(new Set(texts.map((one) => one.format))).toEqual(new Set(['email', 'date', 'date-time']));
  });
});

/** By the name of the field; null for a field of another kind. */
function formatOf(key: string): string | null {
  if (/^(email|emailAddress|to)$/.test(key)) return 'email';
  if (key === 'date') return 'date';
  return /^(at|asOf|since)$|At$/.test(key) ? 'date-time' : null;
}

/** An address that may be a user name instead has its format among others. */
function formatIn({ format, anyOf = [] }: Schema): string | undefined {
  return format ?? anyOf.find((one) => one.format !== undefined)?.format;
}

/** The schema of the text that may stand there. */
function textOf(schema: Schema): Schema | undefined {
  return [schema, ...(schema.anyOf ?? [])].find(({ type = [] }) => [type].flat().includes('string'));
}
