import type { Handler } from '../../operations/request-context.ts';
import { requireWholeAccount } from '../session/fresh-login.ts';
import { exportPersonalData } from './personal-data-repository.ts';
import { findProfile } from './service.ts';

export const exportAccount: Handler<'exportAccount'> = async ({ viewer, context, reply }) => {
  requireWholeAccount(viewer);
  const { attributes } = await findProfile(context.db, viewer);
  const data = await exportPersonalData(context.db, attributes.email);
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="personal-data.json"');
  return JSON.stringify(data, null, 2);
};
