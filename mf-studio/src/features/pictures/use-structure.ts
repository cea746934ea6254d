import type { DraftStructure, StructureChange } from '@suite/api';
import { changeDraftStructure, getDraftStructure } from '@suite/api/endpoints';
import { call, type ReadState, type Tagged, taggedReadOf, useRead } from '@suite/api-client';
import type { FormError } from '@suite/forms';
import { useStudioAction } from '../../lib/errors.ts';
import { useVersions } from '../../lib/versions/use-versions.ts';

export interface StructureModel {
  readonly read: ReadState<Tagged<DraftStructure>>;
  readonly isChanging: boolean;
  readonly error: FormError | null;
  /** Whether it could be done. It is done only while the project is what was read. */
  readonly change: (change: StructureChange) => Promise<boolean>;
  /** Reads again what changed by another way, and whatever is made of it. */
  readonly reload: () => void;
}

/** What a project is made of, and its changes. */
export function useStructure(projectId: number): StructureModel {
  const read = useRead(taggedReadOf(getDraftStructure, { projectId }));
  const versions = useVersions(projectId);
  const { isRunning, error, run } = useStudioAction();
  const reload = () => {
    read.retry();
    versions.retry();
  };
  const change = (body: StructureChange) =>
    run(async () => {
      try {
        await call(changeDraftStructure, { projectId, body }, { ifMatch: read.data?.tag });
      } finally {
        reload();
      }
    });
  return { read, isChanging: isRunning, error, change, reload };
}
