// What is shown beside the catalogue: packages, points of interest, menus, media files.
import type { ClientApp, CodeName, Media, MenuItem, Package, PackageItem, Poi, PoiParent } from '@suite/api';
import * as api from '@suite/api/endpoints';
import { inLanguage, type Read, readList, readOne } from '@suite/api-client';
import type { Locale, PoiParentKind } from '@suite/contracts';

export { loadMediaFile, type MediaFile, type MediaFileSource } from './media-file.ts';

export function readProjectPackages(projectId: number, locale: Locale): Read<Package[]> {
  return readList(api.listProjectPackages, {
    params: { projectId },
    query: inLanguage(locale),
  });
}

export function readPackageItems(id: number, locale: Locale): Read<PackageItem[]> {
  return readList(api.listPackageItems, { params: { id }, query: inLanguage(locale) });
}

/** Points of interest of a masterplan, of one type or of all. */
export function readMasterplanPois(id: number, locale: Locale, poiTypeId?: number): Read<Poi[]> {
  return readList(api.listMasterplanPois, {
    params: { id },
    query: { ...inLanguage(locale), poiTypeId },
  });
}

export function readBuildingPois(id: number, locale: Locale): Read<Poi[]> {
  return readList(api.listBuildingPois, { params: { id }, query: inLanguage(locale) });
}

export function readUnitPois(id: number, locale: Locale): Read<Poi[]> {
  return readList(api.listApartmentPois, { params: { id }, query: inLanguage(locale) });
}

export function readPoi(id: number, locale: Locale): Read<Poi> {
  return readOne(api.getFrontendPoi, { params: { id }, query: inLanguage(locale) });
}

export function readPoiMedia(id: number, locale: Locale, mediaTypeId?: number): Read<Media[]> {
  return readList(api.listFrontendPoiMedia, {
    params: { id },
    query: { ...inLanguage(locale), mediaTypeId },
  });
}

export function readPoiParent(id: number, locale: Locale): Read<PoiParent> {
  return readOne(api.getFrontendPoiParent, { params: { id }, query: inLanguage(locale) });
}

export function readPoiTypes(parentType?: PoiParentKind): Read<CodeName[]> {
  return readList(api.listFrontendPoiTypes, { query: { parentType } });
}

export function readMedia(id: number, locale: Locale): Read<Media> {
  return readOne(api.getMedia, { params: { id }, query: inLanguage(locale) });
}

export function readGalleryContent(id: number, locale: Locale): Read<Media[]> {
  return readList(api.listGalleryContent, { params: { id }, query: inLanguage(locale) });
}

export function readClientApps(locale: Locale): Read<ClientApp[]> {
  return readList(api.listClientApps, { query: inLanguage(locale) });
}

/** The menu of a client app with its items nested below each other. */
export function readMenu(clientAppId: number, locale: Locale): Read<MenuItem[]> {
  const query = { type: 'fullStructure', ...inLanguage(locale) };
  return readList(api.listMenuItems, { params: { id: clientAppId }, query });
}
