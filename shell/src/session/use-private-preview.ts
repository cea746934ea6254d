import { useStore } from '@nanostores/react';
import { getProjectSettings } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { $profile, $projectId, $session, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useRoute } from '../app/use-route.ts';
import { PREVIEW_WAIT_MS, shouldRedirectToLogin } from './private-preview.ts';

/** Leads visitors of a project in private preview to the login. */
export function usePrivatePreview(): void {
  const locale = useLocale();
  const navigate = useNavigate();
  const projectId = useStore($projectId);
  const profileId = useStore($profile)?.id ?? null;
  const isKnown = useStore($session).kind !== 'restoring';
  const route = useRoute()?.name ?? null;
  const { data } = useRead(projectId === null ? null : readOf(getProjectSettings, { projectId }));
  const isLed =
    isKnown &&
    shouldRedirectToLogin({
      isPrivate: data?.privatePreview ?? false,
      host: location.hostname,
      profileId,
      ownerUserId: data?.ownerUserId ?? null,
      route,
    });
  useEffect(() => {
    if (!isLed) return;
    const timer = setTimeout(() => void navigate(routePath('login', locale)), PREVIEW_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLed, navigate, locale]);
}
