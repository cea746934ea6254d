import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { requireWholeAccount } from '../session/fresh-login.ts';
import { factorsOf } from './repository.ts';

export const getSecondFactors: Handler<'getSecondFactors'> = async ({ context, viewer }) => {
  requireWholeAccount(viewer);
  const { hasTotp, recoveryCodesLeft } = await factorsOf(context.db, viewer.userId);
  const isNeeded = viewer.needsSecondFactor;
  return one({
    id: viewer.userId,
    type: 'second-factors',
    attributes: { id: viewer.userId, hasTotp, recoveryCodesLeft, isNeeded },
  });
};
