import { ACCOUNT_OPERATIONS } from './account.ts';
import { CATALOGUE_OPERATIONS } from './catalogue.ts';
import { CONTENT_OPERATIONS } from './content.ts';
import { DELIVERY_OPERATIONS } from './delivery.ts';
import { ENQUIRY_OPERATIONS } from './enquiries.ts';
import { fillPath, type Operation } from './operation.ts';
import { SESSION_OPERATIONS } from './session.ts';
import { STAFF_OPERATIONS } from './staff.ts';

/**
 * The one table of calls: the server mounts it, the client calls it, the OpenAPI document is printed from it.
 * Its groups are modules of their own, so that a page loads those that it calls.
 */
export const OPERATIONS = {
  ...CATALOGUE_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...SESSION_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...ENQUIRY_OPERATIONS,
  ...STAFF_OPERATIONS,
  ...DELIVERY_OPERATIONS,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** Path of an operation with its parameters filled in and encoded. */
export function operationPath(
  name: OperationName,
  params?: Readonly<Record<string, string | number>>,
): string {
  return fillPath(OPERATIONS[name].path, params);
}
