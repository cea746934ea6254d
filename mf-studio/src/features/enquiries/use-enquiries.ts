import { exportEnquiries } from '@suite/api/endpoints';
import { callFile, type ReadState, useRead } from '@suite/api-client';
import { offerFile } from '@suite/api-client/offer-file';
import { type EnquiryPage, readEnquiries } from '@suite/api-client/staff';
import type { Action } from '@suite/forms';
import { useSearchParams } from 'react-router';
import { useStudioAction } from '../../lib/errors.ts';
import { type Listed, listedIn, paramsOf, wantedOf } from './listed.ts';

export interface EnquiriesModel {
  readonly listed: Listed;
  readonly read: ReadState<EnquiryPage>;
  /** Shows others; the address names them. */
  readonly list: (change: Partial<Listed>) => void;
  readonly download: () => void;
  readonly downloading: Pick<Action, 'isRunning' | 'error'>;
}

/** A page of the price requests of a project, as the address names it. */
export function useEnquiries(projectId: number): EnquiriesModel {
  const [params, setParams] = useSearchParams();
  const { run, ...downloading } = useStudioAction();
  const listed = listedIn(params);
  const wanted = { projectId, ...wantedOf(listed) };
  const read = useRead(readEnquiries({ ...wanted, page: listed.page }));
  return {
    listed,
    read,
    list: (change) => setParams(paramsOf({ ...listed, page: 1, ...change }), { replace: true }),
    download: () =>
      void run(async () => offerFile(await callFile(exportEnquiries, wanted), `enquiries-${projectId}.csv`)),
    downloading,
  };
}
