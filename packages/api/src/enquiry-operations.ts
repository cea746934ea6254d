import { exportEnquiries } from './enquiries/export-enquiries.ts';
import { getEnquiry } from './enquiries/get-enquiry.ts';
import { listAssignees } from './enquiries/list-assignees.ts';
import { listEnquiries } from './enquiries/list-enquiries.ts';
import { updateEnquiry } from './enquiries/update-enquiry.ts';
import type { Operation } from './operation.ts';

/** What staff do with price requests. */
export const enquiryOperations = {
  listEnquiries,
  getEnquiry,
  listAssignees,
  exportEnquiries,
  updateEnquiry,
} as const satisfies Record<string, Operation>;
