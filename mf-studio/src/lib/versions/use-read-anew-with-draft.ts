import type { ReadState } from '@suite/api-client';
import { useEffect, useRef } from 'react';
import { useVersions } from './use-versions.ts';

/** Reads anew what is of the draft whenever the draft is another one: by the tree beside a room, or in a room before. */
export function useReadAnewWithDraft({ data, retry }: ReadState<unknown>, projectId: number): void {
  const newest = useVersions(projectId).data?.document[0];
  const draft = newest && `${newest.number} ${newest.createdAt}`;
  const read = useRef<string>(undefined);
  useEffect(() => {
    if (draft === undefined || draft === read.current) return;
    read.current = draft;
    if (data !== undefined) retry();
  });
}
