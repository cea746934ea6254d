import { useStore } from '@nanostores/react';
import { $profile, $session, useLocale } from '@suite/bus';
import type { RouteDefinition } from '@suite/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { type GuardResult, guardResultOf } from './middleware.ts';

/** Whether the visit of a route may go on. Who was let in stays: what a session's end means, its page knows. */
export function useGuardResult(route: string, { middleware }: RouteDefinition): GuardResult {
  const locale = useLocale();
  const isSignedIn = useStore($profile) !== null;
  const isRestoring = useStore($session).kind === 'restoring';
  const { pathname, search, hash } = useLocation();
  const [letIn, setLetIn] = useState<string | null>(null);
  const visit = { locale, address: pathname + search + hash, isSignedIn, isRestoring };
  const guardResult = guardResultOf(middleware, visit);
  if (letIn !== route && guardResult.kind === 'open') setLetIn(route);
  return letIn === route ? { kind: 'open' } : guardResult;
}
