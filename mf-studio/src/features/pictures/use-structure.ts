import type { DraftStructure, StructureChange } from '@suite/api';
import { changeDraftStructure, getDraftStructure } from '@suite/api/endpoints';
import { call, callTagged, type ReadState, type Tagged, taggedReadOf, useRead } from '@suite/api-client';
import type { FormError } from '@suite/forms';
import { useStudioAction } from '../../lib/errors.ts';
import { useVersions } from '../../lib/versions/use-versions.ts';

export interface StructureModel {
  readonly read: ReadState<Tagged<DraftStructure>>;
  readonly isChanging: boolean;
  readonly error: FormError | null;
  /** Whether it could be done. But for what is added, it is done only while the project is what was read. */
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
  // What is added overwrites nothing, whatever has changed meanwhile: pictures of one's own may still be on their way.
  const tagFor = async ({ change: kind }: StructureChange) => {
    if (!kind.startsWith('add-')) return read.data?.tag;
    const now = await callTagged(getDraftStructure, { projectId }, { cache: 'reload' });
    return now.tag;
  };
  const change = (body: StructureChange) =>
    run(async () => {
      try {
        await call(changeDraftStructure, { projectId, body }, { ifMatch: await tagFor(body) });
      } finally {
        reload();
      }
    });
  return { read, isChanging: isRunning, error, change, reload };
}
