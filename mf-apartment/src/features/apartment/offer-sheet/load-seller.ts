import type { Organization, Project } from '@suite/api';
import { getOrganization, getProject } from '@suite/api/endpoints';
import { call, inLanguage } from '@suite/api-client';
import type { Locale } from '@suite/contracts';

/** Who sells a home, and of which project it is. */
export interface Seller {
  readonly project: Project;
  readonly organization: Organization;
}

export async function loadSeller(projectId: number, locale: Locale): Promise<Seller> {
  const project = await call(getProject, { projectId, ...inLanguage(locale) });
  const { organizationId } = project;
  return { project, organization: await call(getOrganization, { organizationId, ...inLanguage(locale) }) };
}
