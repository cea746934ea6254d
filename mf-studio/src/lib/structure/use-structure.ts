import type { DraftStructure, StructureChange } from '@suite/api';
import { changeDraftStructure, getDraftStructure } from '@suite/api/endpoints';
import {
  call,
  callTagged,
  isChangedMeanwhile,
  type ReadState,
  type Tagged,
  taggedReadOf,
  useRead,
} from '@suite/api-client';
import type { FormError } from '@suite/forms';
import { useStudioAction } from '../errors.ts';
import { useReadAnewWithDraft } from '../versions/use-read-anew-with-draft.ts';
import { useVersions } from '../versions/use-versions.ts';
import { seenBy } from './seen-by.ts';

/** Of an addition beside which others are made. */
const MOST_TRIES = 12;

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
  useReadAnewWithDraft(read, projectId);
  const { isRunning, error, run } = useStudioAction();
  const reload = () => {
    read.retry();
    versions.retry();
  };
  const send = (body: StructureChange, ifMatch: string | undefined) =>
    call(changeDraftStructure, { projectId, body }, { ifMatch });
  // It overwrites nothing, whatever has changed meanwhile: pictures of one's own may still be on their way.
  const add = async (body: StructureChange, tries = MOST_TRIES): Promise<void> => {
    const now = await callTagged(getDraftStructure, { projectId }, { cache: 'reload' });
    try {
      await send(body, now.tag ?? undefined);
    } catch (thrown) {
      if (tries <= 1 || !isChangedMeanwhile(thrown)) throw thrown;
      await add(body, tries - 1);
    }
  };
  // The tag is of all that the draft has. What became another beside what was
  // seen does not stop a change.
  const update = async (body: StructureChange) => {
    try {
      await send(body, read.data?.tag);
    } catch (thrown) {
      if (!isChangedMeanwhile(thrown)) throw thrown;
      const now = await callTagged(getDraftStructure, { projectId }, { cache: 'reload' });
      if (!read.data || seenBy(body, now.document) !== seenBy(body, read.data.document)) throw thrown;
      await send(body, now.tag ?? undefined);
    }
  };
  const change = (body: StructureChange) =>
    run(async () => {
      try {
        if (body.change.startsWith('add-')) await add(body);
        else await update(body);
      } finally {
        reload();
      }
    });
  return { read, isChanging: isRunning, error, change, reload };
}
