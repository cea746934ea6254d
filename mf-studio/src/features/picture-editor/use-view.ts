import type { ViewShapes } from '@suite/api';
import { getViewPicture, getViewShapes } from '@suite/api/endpoints';
import { callFile, inLanguage, type ReadState, type Tagged, taggedReadOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { useEffect, useState } from 'react';

/** A view with its shapes as they are now: whoever comes back to it sees what others did meanwhile. */
export function useView(projectId: number, view: string): ReadState<Tagged<ViewShapes>> {
  const [openedAt] = useState(() => Date.now());
  const read = taggedReadOf(getViewShapes, { projectId, view, ...inLanguage(useLocale()) });
  return useRead({ key: `${read.key} ${openedAt}`, load: () => read.load('reload') });
}

/** Address of the picture of a view, for as long as who asks is on the page; drafts are sent to nobody else. */
export function useViewPicture(projectId: number, view: string): ReadState<string> {
  const [url, setUrl] = useState<string>();
  const read = useRead({
    key: `picture of ${projectId} ${view}`,
    load: () => callFile(getViewPicture, { projectId, view }),
  });
  const { data } = read;
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { ...read, data: data && url };
}
