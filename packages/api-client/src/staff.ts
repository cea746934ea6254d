// The calls of an organisation's people.
import { call, callFile, inLanguage, type Read, readList, readOne, unwrapOne } from '@suite/api-client';
import {
  type Apartment,
  type ApartmentChanges,
  type Enquiry,
  type Locale,
  type Mail,
  type Media,
  type Project,
  type ProjectStructure,
  type Reservation,
  STAFF_OPERATIONS,
  type WholeMail,
} from '@suite/contracts';

/** Every project of the person, unpublished ones too, with its media. */
export function readAllProjects(locale: Locale): Read<Project[]> {
  return readList(STAFF_OPERATIONS.listAllProjects, {
    query: { 'include[]': 'Media', ...inLanguage(locale) },
  });
}

/** The whole tree of a project, published or not. */
export function readProjectStructure(projectId: number, locale: Locale): Read<ProjectStructure> {
  return readOne(STAFF_OPERATIONS.getProjectStructure, { params: { projectId }, query: inLanguage(locale) });
}

export function readReservations(projectId: number): Read<Reservation[]> {
  return readList(STAFF_OPERATIONS.listReservations, { params: { projectId } });
}

/** Changes status, price, orientation or publication of a unit. */
export async function updateApartment(id: number, changes: ApartmentChanges): Promise<Apartment> {
  return unwrapOne(
    await call(STAFF_OPERATIONS.updateApartment, { params: { id }, body: changes }),
  ) as Apartment;
}

/** Price requests, the newest first; of one project or of all. */
export function readEnquiries(projectId?: number): Read<Enquiry[]> {
  return readList(STAFF_OPERATIONS.listEnquiries, { query: { projectId } });
}

/** Price requests as CSV. */
export function exportEnquiries(projectId?: number): Promise<Blob> {
  return callFile(STAFF_OPERATIONS.exportEnquiries, { query: { projectId } });
}

export async function updateEnquiry(id: number, changes: { readonly fulfilled: boolean }): Promise<Enquiry> {
  return unwrapOne(await call(STAFF_OPERATIONS.updateEnquiry, { params: { id }, body: changes })) as Enquiry;
}

export function readMails(): Read<Mail[]> {
  return readList(STAFF_OPERATIONS.listMails);
}

export function readMail(id: number): Read<WholeMail> {
  return readOne(STAFF_OPERATIONS.getMail, { params: { id } });
}

/** Queues a failed mail again. */
export async function retryMail(id: number): Promise<void> {
  await call(STAFF_OPERATIONS.retryMail, { params: { id } });
}

/** Sends a picture or a PDF for a project; it is shown nowhere before it is added to something. */
export async function uploadMedia(projectId: number, file: File, name?: string): Promise<Media> {
  const body = new FormData();
  // Fields stand before the file: the server reads the form as it comes.
  body.append('projectId', String(projectId));
  if (name !== undefined) body.append('name', name);
  body.append('file', file);
  return unwrapOne(await call(STAFF_OPERATIONS.uploadMedia, { body })) as Media;
}
