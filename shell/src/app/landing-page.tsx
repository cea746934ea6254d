import { getProjectSettings, listProjectFeatures } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { routePath, splitLocale } from '@suite/contracts';
import { readLocaleCookie, resolveLocale } from '@suite/domain';
import { Navigate, useLocation } from 'react-router';
import { PageSkeleton } from './slots/page-skeleton.tsx';

/**
 * The landing leads to the project map, in the visitor's language: the address decides, then the language
 * cookie, then the default of the only project. If the API does not answer, the address decides alone.
 */
export function LandingPage() {
  const { pathname } = useLocation();
  const { locale: pathLocale } = splitLocale(pathname);
  const cookie = readLocaleCookie(document.cookie);
  const isOpen = pathname === '/' && cookie === null;
  const projects = useRead(
    isOpen ? readOf(listProjectFeatures, { type: 'geocode', ...inLanguage(pathLocale) }) : null,
  );
  const only = projects.data?.features.length === 1 ? projects.data.features[0] : undefined;
  const settings = useRead(only ? readOf(getProjectSettings, { projectId: only.id }) : null);
  if (projects.isLoading || settings.isLoading) return <PageSkeleton />;
  const locale = resolveLocale({
    pathname,
    isFirstLanding: true,
    cookie,
    defaultLanguageId: settings.data?.defaultLangId ?? null,
  });
  return <Navigate replace to={routePath('map', locale)} />;
}
