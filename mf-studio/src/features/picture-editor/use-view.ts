import type { ViewShapes } from '@suite/api';
import { getViewShapes } from '@suite/api/endpoints';
import { inLanguage, type ReadState, type Tagged, taggedReadOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { useState } from 'react';

/** A view with its shapes as they are now: whoever comes back to it sees what others did meanwhile. */
export function useView(projectId: number, view: string): ReadState<Tagged<ViewShapes>> {
  const [openedAt] = useState(() => Date.now());
  const read = taggedReadOf(getViewShapes, { projectId, view, ...inLanguage(useLocale()) });
  return useRead({ key: `${read.key} ${openedAt}`, load: () => read.load('reload') });
}
