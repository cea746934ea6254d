import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { operations, variants } from '../operations.ts';
import type { Shape } from '../shape.ts';
import { shapeOf } from './shape-of.ts';

const HEAD = `// Generated from the operations by \`pnpm --filter @suite/api generate\`.
import type { Endpoint } from '../endpoint.ts';
import type { Operations, Variants } from '../operations.ts';
import type { Shape } from '../shape.ts';
`;

/** One constant for each operation, so that a page loads those that it calls. */
export function clientModule(): string {
  const shapes = new SharedShapes();
  const textsOf = (source: Readonly<Record<string, Operation>>, types: string) =>
    Object.entries(source)
      // Of what has variants, a page calls one of these.
      .filter(([, { response }]) => !(response instanceof z.ZodUnion))
      .map(([name, one]) => endpointText(name, one, `${types}['${name}']`, shapes));
  const endpoints = [...textsOf(operations, 'Operations'), ...textsOf(variants, 'Variants')];
  return [HEAD, ...shapes.constants(), '', ...endpoints, ''].join('\n');
}

function endpointText(
  name: string,
  { method, path, ignoresToken, response }: Operation,
  type: string,
  shapes: SharedShapes,
): string {
  const fields = [`method: '${method}'`, `path: '${path}'`];
  if (ignoresToken) fields.push('ignoresToken: true');
  if (typeof response !== 'string') {
    const { isList, document } = documentOf(response);
    if (isList) fields.push('isList: true');
    fields.push(`shape: ${shapes.nameOf(shapeOf(document))}`);
  }
  return `export const ${name}: Endpoint<${type}> = { ${fields.join(', ')} };`;
}

/** What stands in the envelope of a response. */
function documentOf(response: z.ZodType): { readonly isList: boolean; readonly document: z.ZodType } {
  const data = response instanceof z.ZodObject ? response.shape.data : undefined;
  if (data instanceof z.ZodArray) return { isList: true, document: attributesOf(data.element) };
  return { isList: false, document: data ? attributesOf(data) : response };
}

function attributesOf(schema: z.core.$ZodType): z.ZodType {
  const attributes = schema instanceof z.ZodObject ? schema.shape.attributes : undefined;
  return (attributes ?? schema) as z.ZodType;
}

/** Shapes that several endpoints check are written once. */
class SharedShapes {
  readonly #names = new Map<string, string>();

  nameOf(shape: Shape): string {
    const text = JSON.stringify(shape);
    if (text === '{}') return text;
    const name = this.#names.get(text) ?? `SHAPE_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }

  constants(): string[] {
    return [...this.#names].map(([text, name]) => `const ${name}: Shape = ${text};`);
  }
}
