// What of the work of an organisation's people is more than a call.
import type { Enquiry, EnquiryState, UnitChanges } from '@suite/api';
import {
  listEnquiries,
  updateApartments as updateApartmentsEndpoint,
  updateBuilding,
  updateMasterplan,
  updateProject,
} from '@suite/api/endpoints';
import { call, callBody, callPath, documentIn, type Read } from '@suite/api-client';

/** What is changed of several units at once. */
export type EditableUnitChanges = Pick<UnitChanges, 'status' | 'publish'>;

/** The most that the server changes at once. */
const MOST_UNITS = 500;

/** Changes units of a project; of each five hundred all, or none. */
export async function updateApartments(
  projectId: number,
  ids: readonly number[],
  changes: EditableUnitChanges,
): Promise<void> {
  for (let start = 0; start < ids.length; start += MOST_UNITS) {
    const body = { ids: ids.slice(start, start + MOST_UNITS), ...changes };
    await call(updateApartmentsEndpoint, { projectId, body });
  }
}

/** Shows a project, masterplan or building to visitors, or no more. */
export async function setPublished(
  kind: 'project' | 'masterplan' | 'building',
  id: number,
  publish: boolean,
): Promise<void> {
  const body = { publish };
  if (kind === 'project') await call(updateProject, { projectId: id, body });
  else if (kind === 'masterplan') await call(updateMasterplan, { id, body });
  else await call(updateBuilding, { id, body });
}

/** Of one project or all, in one state or any. */
export interface WantedEnquiries {
  readonly projectId?: number | undefined;
  readonly state?: EnquiryState | undefined;
}

/** A page of price requests, and how many there are on all pages. */
export interface EnquiryPage {
  readonly enquiries: readonly Enquiry[];
  readonly total: number;
}

/** Price requests, the newest first, a page at a time. */
export function readEnquiries(wanted: WantedEnquiries & { readonly page: number }): Read<EnquiryPage> {
  return {
    key: callPath(listEnquiries, wanted),
    load: async () => {
      const body = await callBody(listEnquiries, { ...wanted });
      const enquiries = documentIn(listEnquiries, body);
      return { enquiries, total: totalOf(body) ?? enquiries.length };
    },
  };
}

function totalOf(body: unknown): number | undefined {
  const total = (body as { meta?: { total?: unknown } } | null)?.meta?.total;
  return typeof total === 'number' ? total : undefined;
}
