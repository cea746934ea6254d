import type { Masterplan } from '@suite/api';
import {
  getMasterplan,
  listMasterplanBuildings,
  listMasterplanMasterplans,
  listProjectBuildings,
} from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type AsyncState, joinStates, useStableRead } from '@suite/explorer';
import { useMemo } from 'react';
import { FOLLOW_COUNTS } from '../../lib/counts/follow-counts.ts';
import { type ChildMode, childMode, type MasterplanChild, masterplanChildren } from './model/children.ts';

/** The children of a masterplan, or why they are not there. */
export interface ChildrenState {
  readonly read: AsyncState<readonly MasterplanChild[]>;
  readonly mode: ChildMode;
  /** Null until all of them are known. */
  readonly children: readonly MasterplanChild[] | null;
  /** There are communities, so there are two ways to look at the masterplan. */
  readonly hasCommunities: boolean;
}

/** The masterplan alone: its picture and areas come in one answer, so that the picture waits for nothing. */
export function useMasterplan(id: number | null) {
  const locale = useLocale();
  return useRead(id === null ? null : readOf(getMasterplan, { id, ...inLanguage(locale) }), FOLLOW_COUNTS);
}

export function useMasterplanChildren(masterplan: Masterplan, isBuildingView: boolean): ChildrenState {
  const locale = useLocale();
  const { id, projectId } = masterplan;
  const nested = useRead(readOf(listMasterplanMasterplans, { id, ...inLanguage(locale) }), FOLLOW_COUNTS);
  const own = useRead(readOf(listMasterplanBuildings, { id, ...inLanguage(locale) }), FOLLOW_COUNTS);
  const hasCommunities = (nested.data?.length ?? 0) > 0;
  const needsAll = isBuildingView && hasCommunities;
  const all = useRead(
    needsAll ? readOf(listProjectBuildings, { projectId, ...inLanguage(locale) }) : null,
    FOLLOW_COUNTS,
  );
  const mode = childMode(isBuildingView, nested.data ?? []);
  const children = useMemo(() => {
    if (!nested.data || !own.data || (needsAll && !all.data)) return null;
    return masterplanChildren({
      masterplanId: id,
      mode,
      nested: nested.data,
      own: own.data,
      all: needsAll ? (all.data ?? null) : null,
      locale,
    });
  }, [id, mode, nested.data, own.data, all.data, needsAll, locale]);
  const joined = joinStates<readonly unknown[]>(needsAll ? [nested, own, all] : [nested, own]);
  const read = useStableRead({ ...joined, data: children ?? undefined });
  return { read, mode, children, hasCommunities };
}

/** The communities beside this one, itself included; none on a root masterplan. */
export function useSiblings({ parentId }: Masterplan): readonly Masterplan[] {
  const locale = useLocale();
  const { data } = useRead(
    parentId > 0 ? readOf(listMasterplanMasterplans, { id: parentId, ...inLanguage(locale) }) : null,
  );
  return data ?? [];
}
