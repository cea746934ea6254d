import type { OperationName } from '../operations/index.ts';
import { CATALOGUE_SCHEMAS } from './catalogue-operations.ts';
import { CONTENT_SCHEMAS } from './content-operations.ts';
import { DELIVERY_SCHEMAS } from './delivery-operations.ts';
import { ENQUIRY_SCHEMAS } from './enquiries.ts';
import type { OperationSchemas } from './envelope.ts';
import { FAVORITES_SCHEMAS } from './favorites.ts';
import { PEOPLE_SCHEMAS } from './people-operations.ts';
import { STAFF_SCHEMAS } from './staff-operations.ts';

/** Schemas of every operation. */
export const OPERATION_SCHEMAS = {
  ...CATALOGUE_SCHEMAS,
  ...CONTENT_SCHEMAS,
  ...PEOPLE_SCHEMAS,
  ...FAVORITES_SCHEMAS,
  ...ENQUIRY_SCHEMAS,
  ...STAFF_SCHEMAS,
  ...DELIVERY_SCHEMAS,
} as const satisfies Record<OperationName, OperationSchemas>;
