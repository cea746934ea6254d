import { useReadAnew } from '@suite/api-client';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What was published meanwhile is there when the visitor goes on; where a page leads on by itself nobody went. */
export function usePublishedContent(): void {
  const { pathname } = useLocation();
  const isLedOn = useNavigationType() === 'REPLACE';
  const [place, setPlace] = useState(pathname);
  if (!isLedOn && place !== pathname) setPlace(pathname);
  useReadAnew(place);
}
