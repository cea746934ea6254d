import { changeFavorites } from './account/change-favorites.ts';
import { confirmEmail } from './account/confirm-email.ts';
import { deleteAccount } from './account/delete-account.ts';
import { exportAccount } from './account/export-account.ts';
import { getFavorites } from './account/get-favorites.ts';
import { getUserRole } from './account/get-user-role.ts';
import { getUserRoles } from './account/get-user-roles.ts';
import { isAllowed } from './account/is-allowed.ts';
import { listOwnProjects } from './account/list-own-projects.ts';
import { resetPassword } from './account/reset-password.ts';
import { sendConfirmation } from './account/send-confirmation.ts';
import { setPassword } from './account/set-password.ts';
import { setProjectPassword } from './account/set-project-password.ts';
import { signUp } from './account/sign-up.ts';
import { updatePassword } from './account/update-password.ts';
import { updateProfile } from './account/update-profile.ts';
import { verifyPasswordReset } from './account/verify-password-reset.ts';
import { exportAuditEntries } from './audit/export-audit-entries.ts';
import { listAuditEntries } from './audit/list-audit-entries.ts';
import { filterApartments } from './catalogue/filter-apartments.ts';
import { followBuilding } from './catalogue/follow-building.ts';
import { geocode } from './catalogue/geocode.ts';
import { getApartment } from './catalogue/get-apartment.ts';
import { getBasemap } from './catalogue/get-basemap.ts';
import { getBuilding } from './catalogue/get-building.ts';
import { getFilterBounds } from './catalogue/get-filter-bounds.ts';
import { getMasterplan } from './catalogue/get-masterplan.ts';
import { getOfferSheet } from './catalogue/get-offer-sheet.ts';
import { getOrganization } from './catalogue/get-organization.ts';
import { getProject } from './catalogue/get-project.ts';
import { getProjectPackage } from './catalogue/get-project-package.ts';
import { getProjectSettings } from './catalogue/get-project-settings.ts';
import { getProjectStylesheet } from './catalogue/get-project-stylesheet.ts';
import { listApartmentPois } from './catalogue/list-apartment-pois.ts';
import { listBuildingApartmentTypes } from './catalogue/list-building-apartment-types.ts';
import { listBuildingApartments } from './catalogue/list-building-apartments.ts';
import { listBuildingOrientations } from './catalogue/list-building-orientations.ts';
import { listBuildingPois } from './catalogue/list-building-pois.ts';
import { listMasterplanBuildings } from './catalogue/list-masterplan-buildings.ts';
import { listMasterplanMasterplans } from './catalogue/list-masterplan-masterplans.ts';
import { listMasterplanPois } from './catalogue/list-masterplan-pois.ts';
import { listPackageItems } from './catalogue/list-package-items.ts';
import { listProjectApartments } from './catalogue/list-project-apartments.ts';
import { listProjectBuildings } from './catalogue/list-project-buildings.ts';
import { listProjectFeatures } from './catalogue/list-project-features.ts';
import { listProjectMasterplans } from './catalogue/list-project-masterplans.ts';
import { listProjectPackages } from './catalogue/list-project-packages.ts';
import { listProjectUsers } from './catalogue/list-project-users.ts';
import { listProjects } from './catalogue/list-projects.ts';
import { openPreviewLink } from './catalogue/open-preview-link.ts';
import { getFrontendPoi } from './content/get-frontend-poi.ts';
import { getFrontendPoiParent } from './content/get-frontend-poi-parent.ts';
import { getMenuItem } from './content/get-menu-item.ts';
import { getMenuItemPoi } from './content/get-menu-item-poi.ts';
import { getPoi } from './content/get-poi.ts';
import { getPoiParent } from './content/get-poi-parent.ts';
import { getRootMenu } from './content/get-root-menu.ts';
import { listClientApps } from './content/list-client-apps.ts';
import { listFrontendPoiMedia } from './content/list-frontend-poi-media.ts';
import { listFrontendPoiTypes } from './content/list-frontend-poi-types.ts';
import { listMenuItemChildren } from './content/list-menu-item-children.ts';
import { listMenuItemMedia } from './content/list-menu-item-media.ts';
import { listMenuItems } from './content/list-menu-items.ts';
import { listPoiMedia } from './content/list-poi-media.ts';
import { listPoiTypes } from './content/list-poi-types.ts';
import { deliveryOperations } from './delivery-operations.ts';
import { askForPrice } from './enquiries/ask-for-price.ts';
import { sendFavorites } from './enquiries/send-favorites.ts';
import { sendFavoritesFromApp } from './enquiries/send-favorites-from-app.ts';
import { enquiryOperations } from './enquiry-operations.ts';
import { getMail } from './mails/get-mail.ts';
import { listMails } from './mails/list-mails.ts';
import { retryMail } from './mails/retry-mail.ts';
import { mediaOperations } from './media-operations.ts';
import { confirmNewsletter } from './newsletter/confirm-newsletter.ts';
import { unsubscribeNewsletter } from './newsletter/unsubscribe-newsletter.ts';
import type { Operation } from './operation.ts';
import { fillPath, type PathParams } from './path.ts';
import { announcePresence } from './people/announce-presence.ts';
import { invitePerson } from './people/invite-person.ts';
import { listPeople } from './people/list-people.ts';
import { updatePerson } from './people/update-person.ts';
import { secondFactorOperations } from './second-factor-operations.ts';
import { endOtherSessions } from './session/end-other-sessions.ts';
import { endSession } from './session/end-session.ts';
import { getProfile } from './session/get-profile.ts';
import { listSessions } from './session/list-sessions.ts';
import { logIn } from './session/log-in.ts';
import { logOut } from './session/log-out.ts';
import { refreshToken } from './session/refresh-token.ts';
import { changeUnits } from './staff/change-units.ts';
import { createMasterplan } from './staff/create-masterplan.ts';
import { createPackage } from './staff/create-package.ts';
import { createPreviewLink } from './staff/create-preview-link.ts';
import { deleteMasterplan } from './staff/delete-masterplan.ts';
import { deletePackage } from './staff/delete-package.ts';
import { getAnyApartment } from './staff/get-any-apartment.ts';
import { getAnyBuilding } from './staff/get-any-building.ts';
import { getAnyMasterplan } from './staff/get-any-masterplan.ts';
import { getAnyProject } from './staff/get-any-project.ts';
import { getAnyProjectSettings } from './staff/get-any-project-settings.ts';
import { getGeodata } from './staff/get-geodata.ts';
import { getProjectStructure } from './staff/get-project-structure.ts';
import { listAllMasterplanBuildings } from './staff/list-all-masterplan-buildings.ts';
import { listAllMasterplanMasterplans } from './staff/list-all-masterplan-masterplans.ts';
import { listAllMasterplanPois } from './staff/list-all-masterplan-pois.ts';
import { listAllProjectApartments } from './staff/list-all-project-apartments.ts';
import { listAllProjectBuildings } from './staff/list-all-project-buildings.ts';
import { listAllProjectMasterplans } from './staff/list-all-project-masterplans.ts';
import { listAllProjectPackages } from './staff/list-all-project-packages.ts';
import { listAllProjects } from './staff/list-all-projects.ts';
import { listPreviewLinks } from './staff/list-preview-links.ts';
import { listReservations } from './staff/list-reservations.ts';
import { listUnitChanges } from './staff/list-unit-changes.ts';
import { revokePreviewLink } from './staff/revoke-preview-link.ts';
import { updateApartment } from './staff/update-apartment.ts';
import { updateApartments } from './staff/update-apartments.ts';
import { updateBuilding } from './staff/update-building.ts';
import { updateMasterplan } from './staff/update-masterplan.ts';
import { updatePackage } from './staff/update-package.ts';
import { updateProject } from './staff/update-project.ts';
import { addDraftPicture } from './versions/add-draft-picture.ts';
import { changeDraftStructure } from './versions/change-draft-structure.ts';
import { changeDraftUnits } from './versions/change-draft-units.ts';
import { createDraftLink } from './versions/create-draft-link.ts';
import { createProject } from './versions/create-project.ts';
import { followJob } from './versions/follow-job.ts';
import { getDraftDetails } from './versions/get-draft-details.ts';
import { getDraftStructure } from './versions/get-draft-structure.ts';
import { getJob } from './versions/get-job.ts';
import { getVersionChanges } from './versions/get-version-changes.ts';
import { getVersionOutline } from './versions/get-version-outline.ts';
import { getVersionPictures } from './versions/get-version-pictures.ts';
import { getViewPicture } from './versions/get-view-picture.ts';
import { getViewShapes } from './versions/get-view-shapes.ts';
import { importProject } from './versions/import-project.ts';
import { listDraftUnits } from './versions/list-draft-units.ts';
import { listVersions } from './versions/list-versions.ts';
import { publishVersion } from './versions/publish-version.ts';
import { readUnitList } from './versions/read-unit-list.ts';
import { readViewDrawing } from './versions/read-view-drawing.ts';
import { updateDraftDetails } from './versions/update-draft-details.ts';
import { updateViewShapes } from './versions/update-view-shapes.ts';

/** Every operation of the API by its name. */
export const operations = {
  listProjects,
  getProject,
  getProjectSettings,
  getProjectStylesheet,
  listProjectMasterplans,
  listProjectBuildings,
  listProjectApartments,
  listProjectUsers,
  listProjectPackages,
  getProjectPackage,
  listPackageItems,
  getMasterplan,
  listMasterplanMasterplans,
  listMasterplanBuildings,
  listMasterplanPois,
  getBasemap,
  getBuilding,
  listBuildingApartments,
  listBuildingApartmentTypes,
  listBuildingOrientations,
  listBuildingPois,
  followBuilding,
  getApartment,
  listApartmentPois,
  getOfferSheet,
  getOrganization,
  getFilterBounds,
  filterApartments,
  geocode,
  getPoi,
  listPoiMedia,
  getPoiParent,
  listPoiTypes,
  getFrontendPoi,
  listFrontendPoiMedia,
  getFrontendPoiParent,
  listFrontendPoiTypes,
  listClientApps,
  listMenuItems,
  getRootMenu,
  getMenuItem,
  listMenuItemChildren,
  getMenuItemPoi,
  listMenuItemMedia,
  logIn,
  refreshToken,
  logOut,
  getProfile,
  listOwnProjects,
  updateProfile,
  deleteAccount,
  exportAccount,
  listSessions,
  endSession,
  endOtherSessions,
  ...mediaOperations,
  ...secondFactorOperations,
  updatePassword,
  setProjectPassword,
  signUp,
  sendConfirmation,
  confirmEmail,
  resetPassword,
  verifyPasswordReset,
  setPassword,
  getUserRole,
  getUserRoles,
  isAllowed,
  getFavorites,
  changeFavorites,
  askForPrice,
  sendFavorites,
  sendFavoritesFromApp,
  confirmNewsletter,
  unsubscribeNewsletter,
  listAllProjects,
  getAnyProject,
  updateProject,
  listAllProjectMasterplans,
  listAllProjectBuildings,
  listAllProjectApartments,
  listAllProjectPackages,
  updateApartments,
  changeUnits,
  listUnitChanges,
  getProjectStructure,
  listReservations,
  getAnyProjectSettings,
  createPackage,
  updatePackage,
  deletePackage,
  listPreviewLinks,
  createPreviewLink,
  revokePreviewLink,
  openPreviewLink,
  announcePresence,
  listPeople,
  invitePerson,
  updatePerson,
  importProject,
  getJob,
  followJob,
  listVersions,
  publishVersion,
  getVersionChanges,
  getVersionPictures,
  getViewShapes,
  updateViewShapes,
  getViewPicture,
  readViewDrawing,
  listDraftUnits,
  changeDraftUnits,
  readUnitList,
  createProject,
  getDraftStructure,
  changeDraftStructure,
  addDraftPicture,
  getDraftDetails,
  updateDraftDetails,
  getVersionOutline,
  createDraftLink,
  createMasterplan,
  getAnyBuilding,
  getAnyApartment,
  getAnyMasterplan,
  updateMasterplan,
  deleteMasterplan,
  listAllMasterplanPois,
  listAllMasterplanBuildings,
  listAllMasterplanMasterplans,
  updateBuilding,
  updateApartment,
  getGeodata,
  ...enquiryOperations,
  listMails,
  getMail,
  retryMail,
  ...deliveryOperations,
  listAuditEntries,
  exportAuditEntries,
} as const satisfies Record<string, Operation>;

/** Operations that give another document by their query, a definition for each; they are at the same address. */
export const variants = { listProjectFeatures } as const satisfies Record<string, Operation>;

export type Variants = typeof variants;
export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** Path of an operation with its parameters filled in and encoded. */
export function operationPath(name: OperationName, params?: PathParams): string {
  return fillPath(operations[name].path, params);
}
