import { useStore } from '@nanostores/react';
import { readProjectSettings, useRead } from '@suite/api-client';
import { $projectId } from '@suite/bus';

/** Whether the project of the page offers its demo settings. */
export function useDemoSettings(): boolean {
  const projectId = useStore($projectId);
  const { data } = useRead(projectId === null ? null : readProjectSettings(projectId));
  return data?.demoSettings ?? false;
}
