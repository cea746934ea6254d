import type { DraftDetails } from '@suite/api';
import { getDraftDetails, updateDraftDetails } from '@suite/api/endpoints';
import {
  call,
  inLanguage,
  isChangedMeanwhile,
  type ReadState,
  type Tagged,
  taggedReadOf,
  useRead,
} from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { FormError } from '@suite/forms';
import { useEffect, useMemo } from 'react';
import { useStudioAction } from '../../lib/errors.ts';
import { useReadAnewWithDraft } from '../../lib/versions/use-read-anew-with-draft.ts';
import { useVersions } from '../../lib/versions/use-versions.ts';
import { unsoundNames } from './checks.ts';
import {
  changesOf,
  conflictsIn,
  NO_EDITS,
  namesIn,
  openEdits,
  settled,
  type ValueName,
  type Values,
  valuesOf,
  withValue,
} from './edits.ts';
import { useStoredEdits } from './stored-edits.ts';

export interface DetailsModel {
  readonly read: ReadState<Tagged<DraftDetails>>;
  /** As typed, where something is. */
  readonly values: Values;
  /** As stored. */
  readonly current: Values;
  readonly changed: readonly ValueName[];
  readonly conflicts: readonly ValueName[];
  /** Of what is changed: what cannot be saved as it is. */
  readonly unsound: readonly ValueName[];
  readonly isSaving: boolean;
  readonly error: FormError | null;
  readonly edit: <Name extends ValueName>(name: Name, value: Values[Name]) => void;
  readonly settle: (name: ValueName, keepsOwn: boolean) => void;
  readonly discard: () => void;
  readonly save: () => Promise<boolean>;
}

const NOTHING: Values = {};

/** Texts, place, settings and colours of the draft, what is typed of them, and its saving. */
export function useDetails(projectId: number): DetailsModel {
  const place = { projectId, ...inLanguage(useLocale()) };
  const source = taggedReadOf(getDraftDetails, place);
  const read = useRead(source);
  const versions = useVersions(projectId);
  useReadAnewWithDraft(read, projectId);
  const { data } = read;
  const current = useMemo(() => (data ? valuesOf(data.document) : NOTHING), [data]);
  const [typed, setTyped] = useStoredEdits(projectId);
  const edits = useMemo(() => (data ? openEdits(typed, current) : typed), [typed, current, data]);
  // What was stored meanwhile is no edit: kept, it would come back over what is written later.
  useEffect(() => {
    if (edits !== typed) setTyped(edits);
  });
  const { isRunning, error, run } = useStudioAction();
  const send = (ifMatch: string | undefined) =>
    call(updateDraftDetails, { ...place, body: changesOf(edits) }, { ifMatch });
  const save = () =>
    run(async () => {
      try {
        await send(data?.tag);
      } catch (thrown) {
        if (!isChangedMeanwhile(thrown)) throw thrown;
        // Somebody else saved: what both changed is decided by a person, the rest is no matter.
        const fresh = await source.load('reload');
        if (conflictsIn(edits, valuesOf(fresh.document)).length > 0) throw thrown;
        await send(fresh.tag);
      } finally {
        read.retry();
      }
      versions.retry();
    });
  return {
    read,
    values: { ...current, ...edits.values },
    current,
    changed: namesIn(edits.values),
    conflicts: data ? conflictsIn(edits, current) : [],
    unsound: data ? unsoundNames(edits.values, data.document.texts) : [],
    isSaving: isRunning,
    error,
    edit: (name, value) => setTyped(withValue(edits, current, name, value)),
    settle: (name, keepsOwn) => setTyped(settled(edits, current, name, keepsOwn)),
    discard: () => setTyped(NO_EDITS),
    save,
  };
}
