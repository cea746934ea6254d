import { AUDIT_PAGE, auditEntry, auditPageQuery } from '../documents/audit.ts';
import { collection } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

export const listAuditEntries = defineOperation({
  method: 'GET',
  path: '/api/v1/audit',
  access: 'audit:read',
  audit: { action: 'ledger.read' },
  summary: `Entries of the audit ledger, the newest first, ${AUDIT_PAGE} below the number before; meta.total counts those that are left`,
  query: auditPageQuery,
  response: collection(auditEntry),
});
