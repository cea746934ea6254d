// The calls of an organisation's people.
import type {
  DeliveryStatus,
  Enquiry,
  EnquiryChanges,
  EnquiryState,
  Mail,
  Media,
  Project,
  ProjectStructure,
  Reservation,
  UnitChanges,
  WholeMail,
} from '@suite/api';
import * as api from '@suite/api/endpoints';
import {
  call,
  callFile,
  callPath,
  inLanguage,
  type Read,
  readList,
  readOne,
  unwrapList,
  unwrapOne,
} from '@suite/api-client';
import type { Locale } from '@suite/contracts';

/** Every project of the person, unpublished ones too, with its media. */
export function readAllProjects(locale: Locale): Read<Project[]> {
  return readList(api.listAllProjects, {
    query: { 'include[]': 'Media', ...inLanguage(locale) },
  });
}

/** The whole tree of a project, published or not. */
export function readProjectStructure(projectId: number, locale: Locale): Read<ProjectStructure> {
  return readOne(api.getProjectStructure, { params: { projectId }, query: inLanguage(locale) });
}

export function readReservations(projectId: number): Read<Reservation[]> {
  return readList(api.listReservations, { params: { projectId } });
}

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
    await call(api.updateApartments, { params: { projectId }, body });
  }
}

/** Shows a project, masterplan or building to visitors, or no more. */
export async function setPublished(
  kind: 'project' | 'masterplan' | 'building',
  id: number,
  publish: boolean,
): Promise<void> {
  const body = { publish };
  if (kind === 'project') await call(api.updateProject, { params: { projectId: id }, body });
  else if (kind === 'masterplan') await call(api.updateMasterplan, { params: { id }, body });
  else await call(api.updateBuilding, { params: { id }, body });
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
  const query = { ...wanted };
  return {
    key: callPath(api.listEnquiries, { query }),
    load: async () => {
      const body = await call(api.listEnquiries, { query });
      const enquiries = unwrapList(body) as Enquiry[];
      return { enquiries, total: totalOf(body) ?? enquiries.length };
    },
  };
}

function totalOf(body: unknown): number | undefined {
  const total = (body as { meta?: { total?: unknown } } | null)?.meta?.total;
  return typeof total === 'number' ? total : undefined;
}

/** Price requests as CSV. */
export function exportEnquiries(wanted: WantedEnquiries): Promise<Blob> {
  return callFile(api.exportEnquiries, { query: { ...wanted } });
}

/** Sets the state of a price request, adds a note, or both. */
export async function updateEnquiry(id: number, changes: EnquiryChanges): Promise<Enquiry> {
  return unwrapOne(await call(api.updateEnquiry, { params: { id }, body: changes })) as Enquiry;
}

/** Which versions visitors get, and how they fare; for super admins. */
export function readDeliveryStatus(): Read<DeliveryStatus> {
  return readOne(api.getDeliveryStatus);
}

export function readMails(): Read<Mail[]> {
  return readList(api.listMails);
}

export function readMail(id: number): Read<WholeMail> {
  return readOne(api.getMail, { params: { id } });
}

/** Queues a failed mail again. */
export async function retryMail(id: number): Promise<void> {
  await call(api.retryMail, { params: { id } });
}

/** Sends a picture or a PDF for a project; it is shown nowhere before it is added to something. */
export async function uploadMedia(projectId: number, file: File, name?: string): Promise<Media> {
  const body = new FormData();
  // Fields stand before the file: the server reads the form as it comes.
  body.append('projectId', String(projectId));
  if (name !== undefined) body.append('name', name);
  body.append('file', file);
  return unwrapOne(await call(api.uploadMedia, { body })) as Media;
}
