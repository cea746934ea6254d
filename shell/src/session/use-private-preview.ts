import { useStore } from '@nanostores/react';
import { useViewer } from '@suite/api-client';
import { $session, raiseNotice, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useRoute } from '../app/use-route.ts';
import {
  $previewEnded,
  $refusedReads,
  isPageRefused,
  PREVIEW_WAIT_MS,
  shouldRedirectToLogin,
} from './private-preview.ts';

/** Leads who may not see a project in private preview to the login. */
export function usePrivatePreview(): void {
  const locale = useLocale();
  const navigate = useNavigate();
  const isKnown = useStore($session).kind !== 'restoring';
  const route = useRoute()?.name ?? null;
  const isRefused = isPageRefused(useStore($refusedReads), useLocation(), useViewer());
  const isLed = isKnown && shouldRedirectToLogin({ isRefused, host: location.hostname, route });
  useEffect(() => {
    if (!isLed) return;
    const timer = setTimeout(() => void navigate(routePath('login', locale)), PREVIEW_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLed, navigate, locale]);
}

/** Who has an old link learns why there is nothing to be seen. */
export function usePreviewEndedNotice(): void {
  const intl = useIntl();
  const isEnded = useStore($previewEnded);
  useEffect(() => {
    if (!isEnded) return;
    $previewEnded.set(false);
    const message = intl.formatMessage({ id: 'shell.preview.ended' });
    raiseNotice({ type: 'info', title: '', message, previousRoute: null, email: null });
  }, [isEnded, intl]);
}
