import { isAllowed } from '@suite/access';
import type { ContentVersion, VersionOutline } from '@suite/api';
import { getVersionOutline } from '@suite/api/endpoints';
import { inLanguage, type Read, type ReadState, readOf, type Tagged, useRead } from '@suite/api-client';
import { readTaggedVersions } from '@suite/api-client/staff';
import { useLocale } from '@suite/bus';
import type { RoleName } from '@suite/contracts';

/**
 * Versions of a project, the newest first, with the tag that a change of them names; nothing is read for `roles` that may not
 * read them.
 */
export function useVersions(
  projectId: number,
  roles?: readonly RoleName[],
): ReadState<Tagged<readonly ContentVersion[]>> {
  const mayRead = !roles || isAllowed(roles, 'version:read');
  return useRead(mayRead ? readTaggedVersions(projectId) : null);
}

/**
 * What the newest version is made of and what of it is missing: the draft where there is one. Null for a project that no
 * version was made of.
 */
export function useOutline(projectId: number): ReadState<VersionOutline | null> {
  const language = inLanguage(useLocale());
  const versions = useVersions(projectId);
  const newest = versions.data?.document[0];
  const outline = useRead(newest ? outlineOf(projectId, newest, language) : null);
  if (newest) return outline;
  return { ...versions, data: versions.data && null };
}

/** A draft keeps its number and is made anew by every change, so the time is in the key. */
function outlineOf(
  projectId: number,
  { number, createdAt }: ContentVersion,
  language: ReturnType<typeof inLanguage>,
): Read<VersionOutline> {
  const { key, load } = readOf(getVersionOutline, { projectId, number, ...language });
  return { key: `${key} ${createdAt}`, load };
}

/** The newest version while it was shown to nobody yet. */
export function draftIn(versions: readonly ContentVersion[]): ContentVersion | undefined {
  return versions.find(({ publishedAt }) => publishedAt === null);
}

/** The version that visitors see. */
export function publishedIn(versions: readonly ContentVersion[]): ContentVersion | undefined {
  return versions.find(({ isPublished }) => isPublished);
}
