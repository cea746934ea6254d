import type { z } from 'zod';
import type { HttpMethod, Operation } from './operation.ts';
import type { Shape } from './shape.ts';

/** What the browser needs of an operation to call it; generated from the operation, without its schemas. */
export interface Endpoint<Called extends Operation = Operation> {
  readonly method: HttpMethod;
  /** Whole path with `{name}` for parameters. */
  readonly path: string;
  /** It goes by a password or by the cookie of the session. */
  readonly ignoresToken?: true;
  /** The document is a list. */
  readonly isList?: true;
  /** Checked of the document, or of each element of the list; absent where none is sent. */
  readonly shape?: Shape;
  /** Never there: it carries the types of the operation. */
  readonly operation?: Called;
}

type RequiredKeys<Fields> = {
  [Key in keyof Fields]-?: undefined extends Fields[Key] ? never : Key;
}[keyof Fields];

/** Values as they are after their check: ids are numbers. What has a default may be left out. */
type ValuesOf<Schema> =
  Schema extends z.ZodObject<infer Shape>
    ? keyof Shape extends never
      ? unknown
      : {
          readonly [Key in RequiredKeys<z.input<Schema>> & keyof z.output<Schema>]: z.output<Schema>[Key];
        } & {
          readonly [Key in Exclude<keyof z.output<Schema>, RequiredKeys<z.input<Schema>>>]?:
            | z.output<Schema>[Key]
            | undefined;
        }
    : unknown;

/** Parameters and query of an operation, and what is sent to it: JSON, or the fields of a form with its file. */
export type InputOf<Called extends Operation> = ValuesOf<Called['params']> &
  ValuesOf<Called['query']> &
  (Called['body'] extends z.ZodType ? { readonly body: z.input<Called['body']> } : unknown) &
  (Called['form'] extends z.ZodObject
    ? { readonly form: ValuesOf<Called['form']> & { readonly file: File } }
    : unknown);

type Unwrapped<Body> = Body extends { data: infer Data }
  ? Data extends readonly { attributes: infer Each }[]
    ? Each[]
    : Data extends { attributes: infer Attributes }
      ? Attributes
      : Data
  : Body;

/** What an operation responds with, out of its envelope; null where it sends nothing. */
export type DocumentOf<Called extends Operation> = Called['response'] extends z.ZodType
  ? Unwrapped<z.output<Called['response']>>
  : null;
