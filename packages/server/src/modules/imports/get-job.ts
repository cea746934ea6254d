import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { describeJob, ownJob } from './service.ts';

export const getJob: Handler<'getJob'> = async (call) =>
  one(describeJob(await ownJob(call.context.db, call, call.params.id)));
