import type { Masterplan } from '@suite/api';
import { chooseView } from '@suite/domain';
import { AsyncView, CenteredPage } from '@suite/explorer';
import { useMemo } from 'react';
import { type MasterplanFilter, useMasterplanFilter } from './filter/use-masterplan-filter.ts';
import { ListPage } from './list/list-page.tsx';
import { type MasterplanView, masterplanViews } from './model/masterplan-views.ts';
import { PictureScreen } from './picture/picture-screen.tsx';
import { useBusMirror } from './publish-selection.ts';
import { MasterplanEmpty, MasterplanLoading, ViewNotFound } from './states/masterplan-states.tsx';
import type { MasterplanAddress } from './use-address.ts';
import { type ChildrenState, useMasterplanChildren } from './use-masterplan-reads.ts';

export interface MasterplanScreenProps {
  readonly masterplan: Masterplan;
  readonly address: MasterplanAddress;
}

/** The children, with what matches the filter of the address where there is one. */
export type ScreenState = ChildrenState & MasterplanFilter;

/** Without a picture everything depends on the children. */
function WithoutPicture({ masterplan, state }: { masterplan: Masterplan; state: ScreenState }) {
  const empty = (
    <CenteredPage>
      <MasterplanEmpty name={masterplan.name} />
    </CenteredPage>
  );
  return (
    <AsyncView read={state.read} loading={<MasterplanLoading />} empty={empty} layout="page">
      {(children) => <ListPage masterplan={masterplan} items={children} filter={state.filter} />}
    </AsyncView>
  );
}

interface ShownMasterplanProps {
  readonly masterplan: Masterplan;
  readonly isBuildingView: boolean;
  readonly views: readonly MasterplanView[];
  /** Null where the masterplan has no picture. */
  readonly view: MasterplanView | null;
}

function ShownMasterplan({ masterplan, isBuildingView, views, view }: ShownMasterplanProps) {
  const all = useMasterplanChildren(masterplan, isBuildingView);
  const state: ScreenState = { ...all, ...useMasterplanFilter(masterplan, all.children) };
  const counts = useMemo(() => [masterplan.unitCounts], [masterplan.unitCounts]);
  useBusMirror({ ...masterplan, counts }, state.filter);
  if (!view) return <WithoutPicture masterplan={masterplan} state={state} />;
  return <PictureScreen masterplan={masterplan} views={views} view={view} state={state} />;
}

/** A masterplan that may be shown, at one of its addresses. */
export function MasterplanScreen({ masterplan, address }: MasterplanScreenProps) {
  const views = useMemo(() => masterplanViews(masterplan), [masterplan]);
  const choice = chooseView(views, address.viewId);
  if (choice.kind === 'unknown-view') {
    return <ViewNotFound masterplanId={masterplan.id} name={masterplan.name} />;
  }
  return (
    <ShownMasterplan
      masterplan={masterplan}
      isBuildingView={address.isBuildingView}
      views={views}
      view={choice.kind === 'shown' ? choice.view : null}
    />
  );
}
