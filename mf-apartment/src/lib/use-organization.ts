import type { Organization } from '@suite/api';
import { getOrganization, getProject } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';

/** The organisation of a project; null until it is there. Without a project nothing is read. */
export function useOrganization(projectId: number | undefined): Organization | null {
  const locale = useLocale();
  const project = useRead(
    projectId === undefined ? null : readOf(getProject, { projectId, ...inLanguage(locale) }),
  );
  const { organizationId } = project.data ?? {};
  const organization = useRead(
    organizationId === undefined ? null : readOf(getOrganization, { organizationId, ...inLanguage(locale) }),
  );
  return organization.data ?? null;
}
