import { useStore } from '@nanostores/react';
import { callAddress, readProjectSettings, useRead } from '@suite/api-client';
import { $projectId } from '@suite/bus';
import { CATALOGUE_OPERATIONS } from '@suite/contracts';
import { useEffect } from 'react';

/** The colours of the project on the screen. Without them the built-in ones of the tokens stand. */
export function ProjectStylesheet() {
  const projectId = useStore($projectId);
  const { data: settings } = useRead(projectId === null ? null : readProjectSettings(projectId));
  const version = settings?.stylesheetVersion;
  useEffect(() => {
    if (projectId === null || version === undefined) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = callAddress(CATALOGUE_OPERATIONS.getProjectStylesheet, {
      params: { projectId },
      query: { version },
    });
    document.head.append(link);
    return () => link.remove();
  }, [projectId, version]);
  return null;
}
