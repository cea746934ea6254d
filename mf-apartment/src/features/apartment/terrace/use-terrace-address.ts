import { hasTerraceView, readSun, type SunMoment, withSun, withTerraceView } from '@suite/model/stage';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface TerraceAddress {
  /** The address asks for the view from the terrace. */
  readonly isAsked: boolean;
  readonly moment: SunMoment | null;
  /** Both replace the address: Back leaves the home. */
  readonly setAsked: (isAsked: boolean) => void;
  readonly setMoment: (moment: SunMoment | null) => void;
}

/** What of the view from the terrace stands in the address, so that a link shows the same at the same hour. */
export function useTerraceAddress(): TerraceAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const replace = useCallback(
    (query: string) => void navigate({ search: query }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  return {
    isAsked: hasTerraceView(params),
    moment: readSun(params),
    setAsked: (isAsked) => replace(withTerraceView(search, isAsked)),
    setMoment: (moment) => replace(withSun(search, moment)),
  };
}
