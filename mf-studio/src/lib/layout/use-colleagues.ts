import type { Colleague } from '@suite/api';
import { announcePresence } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { useEffect, useState } from 'react';
import type { Room } from '../rooms.ts';

/** Less than half of the time for which the server counts somebody as there. */
const EVERY_MS = 20_000;

const NOBODY: readonly Colleague[] = [];

/** Who else has the project open, while this page is in sight; tells them the same of this person. */
export function useColleagues(projectId: number, room: Room): readonly Colleague[] {
  const [colleagues, setColleagues] = useState(NOBODY);
  useEffect(() => {
    const leaving = new AbortController();
    const announce = async () => {
      if (document.visibilityState === 'hidden') return;
      const request = { projectId, body: { room } };
      // Nobody misses it on a page that says by itself when the server is away.
      const found = await call(announcePresence, request, leaving).catch(() => NOBODY);
      if (!leaving.signal.aborted) setColleagues(found);
    };
    void announce();
    const timer = setInterval(announce, EVERY_MS);
    document.addEventListener('visibilitychange', announce, leaving);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [projectId, room]);
  return colleagues;
}
