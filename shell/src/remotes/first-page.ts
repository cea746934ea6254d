import {
  getApartment,
  getBuilding,
  getMasterplan,
  listBuildingApartments,
  listMasterplanBuildings,
  listMasterplanMasterplans,
  listProjectFeatures,
} from '@suite/api/endpoints';
import { inLanguage, type Read, readAhead, readOf } from '@suite/api-client';
import { $session } from '@suite/bus';
import { type Locale, matchRoute, type RouteMatch } from '@suite/contracts';
import { fetchPage } from './prefetch.ts';
import { fetchSharedFor } from './shared-pictures.ts';

/**
 * Asks for what the first page needs before anything is drawn: its scripts, what it draws with, and what it reads
 * first, by the routes that the shell was built with: those of the visit are known a moment later. All of it arrives side by side, where the page would otherwise ask for one thing after the other.
 */
export function fetchFirstPage(pathname: string): void {
  const match = matchRoute(pathname);
  // Whom a page is for is judged first.
  if (match?.definition.target.kind !== 'page' || match.definition.middleware.length > 0) return;
  fetchSharedFor(match.definition.target.page);
  fetchPage(pathname);
  // A session that is being restored sees other things, and asks when it is there.
  if ($session.get().kind === 'anonymous') readAhead(firstReads(match));
}

/** What the page of a route reads before anything else. */
function firstReads({ name, locale, params }: RouteMatch): readonly Read<unknown>[] {
  const { apartmentId, buildingId, id } = params;
  switch (name) {
    case 'map':
      return [readOf(listProjectFeatures, { type: 'geocode', ...inLanguage(locale) })];
    case 'masterplan-id':
    case 'masterplan-view':
      return id ? masterplanReads(id, locale) : [];
    case 'building-id':
    case 'building-page-view':
      return id ? buildingReads(id, locale) : [];
    case 'apartment-id':
      return apartmentId && buildingId
        ? [
            readOf(getApartment, { id: apartmentId, ...inLanguage(locale) }),
            ...buildingReads(buildingId, locale),
          ]
        : [];
    default:
      return [];
  }
}

function masterplanReads(id: number, locale: Locale) {
  return [
    readOf(getMasterplan, { id, ...inLanguage(locale) }),
    readOf(listMasterplanMasterplans, { id, ...inLanguage(locale) }),
    readOf(listMasterplanBuildings, { id, ...inLanguage(locale) }),
  ];
}

function buildingReads(id: number, locale: Locale) {
  return [
    readOf(getBuilding, { id, ...inLanguage(locale) }),
    readOf(listBuildingApartments, { id, ...inLanguage(locale) }),
  ];
}
