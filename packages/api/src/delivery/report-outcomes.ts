import { outcomeReport } from '../documents/delivery.ts';
import { defineOperation } from '../operation.ts';

export const reportOutcomes = defineOperation({
  method: 'POST',
  path: '/api/v1/telemetry/outcomes',
  access: 'public',
  audit: 'none',
  rateLimit: { max: 120, timeWindow: '1 minute' },
  takesPlainText: true,
  summary: 'How the remotes of a page view fare; JSON, or the same as plain text (sendBeacon)',
  body: outcomeReport,
  response: 'nothing',
  status: 204,
});
