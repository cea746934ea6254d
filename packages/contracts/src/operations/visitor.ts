import { CATALOGUE_OPERATIONS } from './catalogue.ts';
import { CONTENT_OPERATIONS } from './content.ts';
import { ENQUIRY_OPERATIONS, PEOPLE_OPERATIONS } from './people.ts';

/** Calls of the pages that everybody opens. The calls of staff are apart, so that others do not load them. */
export const VISITOR_OPERATIONS = {
  ...CATALOGUE_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...ENQUIRY_OPERATIONS,
} as const;

export type VisitorOperationName = keyof typeof VISITOR_OPERATIONS;
