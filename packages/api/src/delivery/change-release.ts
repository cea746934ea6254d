import { appName } from '@suite/contracts/schemas';
import { z } from 'zod';
import { deliveryStatus, releaseChange } from '../documents/delivery.ts';
import { defineOperation } from '../operation.ts';

export const changeRelease = defineOperation({
  method: 'POST',
  path: '/api/v1/delivery/apps/{app}/changes',
  access: 'release:update',
  audit: { action: 'release.change', entity: 'app', id: 'app' },
  summary: 'Pauses, promotes or takes back a canary, or goes back to the version before',
  params: z.strictObject({ app: appName }),
  body: releaseChange,
  response: z.object({ data: deliveryStatus }),
  errors: [409],
});
