import { auditQuery } from '../documents/audit.ts';
import { defineOperation } from '../operation.ts';

export const exportAuditEntries = defineOperation({
  method: 'GET',
  path: '/api/v1/audit/export',
  access: 'audit:export',
  audit: { action: 'ledger.export' },
  summary: 'Entries of the audit ledger as CSV',
  query: auditQuery,
  response: 'file',
  file: { types: ['text/csv'] },
});
