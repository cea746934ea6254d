import { CATALOGUE_OPERATIONS } from './catalogue.ts';
import { CONTENT_OPERATIONS } from './content.ts';
import { fillPath, type Operation } from './operation.ts';
import { ENQUIRY_OPERATIONS, PEOPLE_OPERATIONS } from './people.ts';
import { STAFF_OPERATIONS } from './staff.ts';

/** The one table of calls: the server mounts it, the client calls it, the OpenAPI document is printed from it. */
export const OPERATIONS = {
  ...CATALOGUE_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...ENQUIRY_OPERATIONS,
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
