import { fillPath, type Operation } from './operation.ts';
import { STAFF_OPERATIONS } from './staff.ts';
import { VISITOR_OPERATIONS } from './visitor.ts';

/** The one table of calls: the server mounts it, the client calls it, the OpenAPI document is printed from it. */
export const OPERATIONS = {
  ...VISITOR_OPERATIONS,
  ...STAFF_OPERATIONS,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** Path of an operation with its parameters filled in and encoded. */
export function operationPath(
  name: OperationName,
  params?: Readonly<Record<string, string | number>>,
): string {
  return fillPath(OPERATIONS[name].path, params);
}
