// What of the work of an organisation's people is more than a call.
import type { ContentVersion, Enquiry, EnquiryState, ProjectStructure, UnitChanges } from '@suite/api';
import {
  getProjectStructure,
  listEnquiries,
  listVersions,
  updateApartments as updateApartmentsEndpoint,
  updateBuilding,
  updateMasterplan,
  updateProject,
} from '@suite/api/endpoints';
import {
  call,
  callBody,
  callPath,
  callTagged,
  documentIn,
  type Read,
  type Tagged,
  taggedReadOf,
} from '@suite/api-client';

/** What is changed of several units at once. */
export type EditableUnitChanges = Pick<UnitChanges, 'status' | 'publish'>;

/** The most that the server changes at once. */
const MOST_UNITS = 500;

/** A project with its texts in a language. */
interface ProjectInLanguage {
  readonly projectId: number;
  readonly langId: number;
}

/** A project with all that lies in it, and the tag that a change of its units names. */
export function readTaggedStructure(input: ProjectInLanguage): Read<Tagged<ProjectStructure>> {
  return taggedReadOf(getProjectStructure, input);
}

/** Versions of a project, the newest first, and the tag that publishing and importing name. */
export function readTaggedVersions(projectId: number): Read<Tagged<readonly ContentVersion[]>> {
  return {
    key: `tagged ${callPath(listVersions, { projectId })}`,
    load: () => callTagged(listVersions, { projectId }),
  };
}

/**
 * Changes units of a project while it is what was read; of each five hundred all, or none.
 * @throws {ApiError} 412 when somebody has changed it since.
 */
export async function updateApartments(
  { projectId, langId, tag }: ProjectInLanguage & { readonly tag: string | undefined },
  ids: readonly number[],
  changes: EditableUnitChanges,
): Promise<void> {
  let ifMatch = tag;
  for (let start = 0; start < ids.length; start += MOST_UNITS) {
    const body = { ids: ids.slice(start, start + MOST_UNITS), ...changes };
    const changed = await callTagged(updateApartmentsEndpoint, { projectId, langId, body }, { ifMatch });
    ifMatch = changed.tag;
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

/** Of one project or all, in one state or any, of whom, and what they say. */
export interface WantedEnquiries {
  readonly projectId?: number | undefined;
  readonly state?: EnquiryState | undefined;
  readonly assignee?: 'me' | 'nobody' | undefined;
  readonly search?: string | undefined;
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
