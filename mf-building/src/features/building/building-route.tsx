import type { Building } from '@suite/api';
import { getBuilding, listBuildingApartments } from '@suite/api/endpoints';
import { inLanguage, isNotFound, readOf, useRead } from '@suite/api-client';
import { clearSelection, useLocale, useNotFound } from '@suite/bus';
import { parseId } from '@suite/contracts';
import { askedViewId, chooseView } from '@suite/domain';
import { AsyncView } from '@suite/explorer';
import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { buildingPath, searchPath, takeView } from '../../lib/paths.ts';
import { BuildingScreen } from './building-screen.tsx';
import { BuildingSkeleton } from './states/building-skeleton.tsx';
import { BuildingUnavailable, type Unavailable } from './states/building-unavailable.tsx';
import type { BuildingRouteName } from './use-building-screen.ts';
import { buildingViews } from './views/building-views.ts';

/** Ids of the address. `viewId` is absent on the address of the building itself, and null where it is no id. */
interface Address {
  readonly page: 'building' | 'search';
  readonly masterplanId: number;
  readonly viewId: number | null | undefined;
}

/** Reads the ids of the address and the building behind them. */
export function BuildingRoute({ page }: { readonly page: 'building' | 'search' }) {
  const params = useParams();
  const buildingId = parseId(page === 'search' ? params.buildingId : params.id);
  const masterplanId = parseId(params.masterplanId);
  const viewId = params.viewId === undefined ? undefined : parseId(params.viewId);
  if (buildingId === null || masterplanId === null) {
    return <NoBuilding reason={{ kind: 'not-found', masterplanId }} />;
  }
  return <BuildingLoader key={buildingId} buildingId={buildingId} address={{ page, masterplanId, viewId }} />;
}

function BuildingLoader({ buildingId, address }: { readonly buildingId: number; readonly address: Address }) {
  const locale = useLocale();
  const read = useRead(readOf(getBuilding, { id: buildingId, ...inLanguage(locale) }));
  // The screen reads the homes from the same cache; asked for here they come beside the building, not after it.
  useRead(readOf(listBuildingApartments, { id: buildingId, ...inLanguage(locale) }));
  useClearedSelection(!read.data && read.error !== undefined && !isNotFound(read.error));
  return (
    <AsyncView
      read={read}
      loading={(slowNotice) => <BuildingSkeleton slowNotice={slowNotice} />}
      notFound={<NoBuilding reason={{ kind: 'not-found', masterplanId: address.masterplanId }} />}
      layout="page"
      errorTitle="building.state.failed"
      errorText="building.state.failed-text"
    >
      {(building) => <LoadedBuilding building={building} address={address} />}
    </AsyncView>
  );
}

function LoadedBuilding({ building, address }: { readonly building: Building; readonly address: Address }) {
  const locale = useLocale();
  const { search } = useLocation();
  const views = useMemo(() => buildingViews(building.media), [building.media]);
  const { page, masterplanId, viewId } = address;
  const choice = chooseView(views, viewId);
  if (choice.kind === 'unknown-view') return <NoBuilding reason={{ kind: 'unknown-view', building }} />;
  if (masterplanId !== building.masterplansId) {
    const to =
      page === 'search'
        ? searchPath(building, locale, search)
        : buildingPath(building, viewId ?? null, locale, search);
    return <Navigate replace to={to} />;
  }
  const route = routeOf(address);
  // A link back from a home names the view in its query; where that is gone the building itself is meant.
  const asked = route === 'building-id' ? takeView(search) : null;
  if (asked) {
    const known = askedViewId(views, asked.viewId) ?? null;
    return <Navigate replace to={buildingPath(building, known, locale, asked.search)} />;
  }
  return (
    <BuildingScreen
      building={building}
      views={views}
      view={choice.kind === 'shown' ? choice.view : null}
      route={route}
    />
  );
}

function routeOf({ page, viewId }: Address): BuildingRouteName {
  if (page === 'search') return 'search';
  return viewId === undefined ? 'building-id' : 'building-page-view';
}

/** Nothing is selected and nothing is counted where there is no building, or no such view of it. */
function NoBuilding({ reason }: { readonly reason: Unavailable }) {
  useClearedSelection(true);
  useNotFound();
  return <BuildingUnavailable reason={reason} />;
}

function useClearedSelection(isCleared: boolean): void {
  useEffect(() => {
    if (isCleared) clearSelection();
  }, [isCleared]);
}
