import { useStore } from '@nanostores/react';
import { getProjectSettings, getProjectStylesheet } from '@suite/api/endpoints';
import { callAddress, readOf, useRead } from '@suite/api-client';
import { $projectId } from '@suite/bus';
import { useEffect } from 'react';

/** The colours of the project on the screen. Without them the built-in ones of the tokens stand. */
export function ProjectStylesheet() {
  const projectId = useStore($projectId);
  const { data: settings } = useRead(projectId === null ? null : readOf(getProjectSettings, { projectId }));
  const version = settings?.stylesheetVersion;
  useEffect(() => {
    if (projectId === null || version === undefined) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = callAddress(getProjectStylesheet, { projectId, version: String(version) });
    document.head.append(link);
    return () => link.remove();
  }, [projectId, version]);
  return null;
}
