import { useStore } from '@nanostores/react';
import { getProjectSettings } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { $projectId } from '@suite/bus';

/** Whether the project of the page offers its demo settings. */
export function useDemoSettings(): boolean {
  const projectId = useStore($projectId);
  const { data } = useRead(projectId === null ? null : readOf(getProjectSettings, { projectId }));
  return data?.demoSettings ?? false;
}
