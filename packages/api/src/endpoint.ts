import type { HttpMethod, Operation } from './operation.ts';
import type { Shape } from './shape.ts';

/** What the browser needs of an operation to call it; generated from the operation, without its schemas. */
export interface Endpoint<Called extends Operation = Operation> {
  readonly method: HttpMethod;
  /** Whole path with `{name}` for parameters. */
  readonly path: string;
  /** The response is a list. */
  readonly isList?: true;
  /** Checked of the response, or of each element of the list; absent where it has no JSON. */
  readonly shape?: Shape;
  /** Never there: it carries the types of the operation. */
  readonly operation?: Called;
}
