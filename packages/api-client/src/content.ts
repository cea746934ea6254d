// What is shown beside the catalogue: packages, points of interest, menus, media files.
import { inLanguage, type Read, readList, readOne } from '@suite/api-client';
import {
  CATALOGUE_OPERATIONS,
  type ClientApp,
  CONTENT_OPERATIONS,
  type CodeName,
  type Locale,
  type Media,
  type MenuItem,
  type Package,
  type PackageItem,
  type Poi,
  type PoiParent,
  type PoiParentKind,
} from '@suite/contracts';

export { loadMediaFile, type MediaFile, type MediaFileSource } from './media-file.ts';

export function readProjectPackages(projectId: number, locale: Locale): Read<Package[]> {
  return readList(CATALOGUE_OPERATIONS.listProjectPackages, {
    params: { projectId },
    query: inLanguage(locale),
  });
}

export function readPackageItems(id: number, locale: Locale): Read<PackageItem[]> {
  return readList(CATALOGUE_OPERATIONS.listPackageItems, { params: { id }, query: inLanguage(locale) });
}

/** Points of interest of a masterplan, of one type or of all. */
export function readMasterplanPois(id: number, locale: Locale, poiTypeId?: number): Read<Poi[]> {
  return readList(CATALOGUE_OPERATIONS.listMasterplanPois, {
    params: { id },
    query: { ...inLanguage(locale), poiTypeId },
  });
}

export function readBuildingPois(id: number, locale: Locale): Read<Poi[]> {
  return readList(CATALOGUE_OPERATIONS.listBuildingPois, { params: { id }, query: inLanguage(locale) });
}

export function readUnitPois(id: number, locale: Locale): Read<Poi[]> {
  return readList(CATALOGUE_OPERATIONS.listApartmentPois, { params: { id }, query: inLanguage(locale) });
}

export function readPoi(id: number, locale: Locale): Read<Poi> {
  return readOne(CONTENT_OPERATIONS.getFrontendPoi, { params: { id }, query: inLanguage(locale) });
}

export function readPoiMedia(id: number, locale: Locale, mediaTypeId?: number): Read<Media[]> {
  return readList(CONTENT_OPERATIONS.listFrontendPoiMedia, {
    params: { id },
    query: { ...inLanguage(locale), mediaTypeId },
  });
}

export function readPoiParent(id: number, locale: Locale): Read<PoiParent> {
  return readOne(CONTENT_OPERATIONS.getFrontendPoiParent, { params: { id }, query: inLanguage(locale) });
}

export function readPoiTypes(parentType?: PoiParentKind): Read<CodeName[]> {
  return readList(CONTENT_OPERATIONS.listFrontendPoiTypes, { query: { parentType } });
}

export function readMedia(id: number, locale: Locale): Read<Media> {
  return readOne(CONTENT_OPERATIONS.getMedia, { params: { id }, query: inLanguage(locale) });
}

export function readGalleryContent(id: number, locale: Locale): Read<Media[]> {
  return readList(CONTENT_OPERATIONS.listGalleryContent, { params: { id }, query: inLanguage(locale) });
}

export function readClientApps(locale: Locale): Read<ClientApp[]> {
  return readList(CONTENT_OPERATIONS.listClientApps, { query: inLanguage(locale) });
}

/** The menu of a client app with its items nested below each other. */
export function readMenu(clientAppId: number, locale: Locale): Read<MenuItem[]> {
  const query = { type: 'fullStructure', ...inLanguage(locale) };
  return readList(CONTENT_OPERATIONS.listMenuItems, { params: { id: clientAppId }, query });
}
