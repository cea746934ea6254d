import type { Handlers } from '../operations/request-context.ts';
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
import { getAnyBuilding } from './buildings/get-any-building.ts';
import { getBuilding } from './buildings/get-building.ts';
import { listAllMasterplanBuildings } from './buildings/list-all-masterplan-buildings.ts';
import { listAllProjectBuildings } from './buildings/list-all-project-buildings.ts';
import { listBuildingApartmentTypes } from './buildings/list-building-apartment-types.ts';
import { listBuildingOrientations } from './buildings/list-building-orientations.ts';
import { listMasterplanBuildings } from './buildings/list-masterplan-buildings.ts';
import { listProjectBuildings } from './buildings/list-project-buildings.ts';
import { updateBuilding } from './buildings/update-building.ts';
import { changeRelease } from './delivery/change-release.ts';
import { getDeliveryStatus } from './delivery/get-delivery-status.ts';
import { reportOutcomes } from './delivery/report-outcomes.ts';
import { getDraftDetails } from './draft-details/get-draft-details.ts';
import { updateDraftDetails } from './draft-details/update-draft-details.ts';
import { addDraftPicture } from './draft-structure/add-draft-picture.ts';
import { changeDraftStructure } from './draft-structure/change-draft-structure.ts';
import { createProject } from './draft-structure/create-project.ts';
import { getDraftStructure } from './draft-structure/get-draft-structure.ts';
import { changeDraftUnits } from './draft-units/change-draft-units.ts';
import { listDraftUnits } from './draft-units/list-draft-units.ts';
import { readUnitList } from './draft-units/read-unit-list.ts';
import { askForPrice } from './enquiries/ask-for-price.ts';
import { exportEnquiries } from './enquiries/export-enquiries.ts';
import { getEnquiry } from './enquiries/get-enquiry.ts';
import { listAssignees } from './enquiries/list-assignees.ts';
import { listEnquiries } from './enquiries/list-enquiries.ts';
import { sendFavorites } from './enquiries/send-favorites.ts';
import { sendFavoritesFromApp } from './enquiries/send-favorites-from-app.ts';
import { updateEnquiry } from './enquiries/update-enquiry.ts';
import { filterApartments } from './filter/filter-apartments.ts';
import { getFilterBounds } from './filter/get-filter-bounds.ts';
import { geocode } from './geocoding/geocode.ts';
import { followJob } from './imports/follow-job.ts';
import { getJob } from './imports/get-job.ts';
import { importProject } from './imports/import-project.ts';
import { followBuilding } from './live/follow-building.ts';
import { getMail } from './mails/get-mail.ts';
import { listMails } from './mails/list-mails.ts';
import { retryMail } from './mails/retry-mail.ts';
import { createMasterplan } from './masterplans/create-masterplan.ts';
import { deleteMasterplan } from './masterplans/delete-masterplan.ts';
import { getAnyMasterplan } from './masterplans/get-any-masterplan.ts';
import { getMasterplan } from './masterplans/get-masterplan.ts';
import { listAllMasterplanMasterplans } from './masterplans/list-all-masterplan-masterplans.ts';
import { listAllProjectMasterplans } from './masterplans/list-all-project-masterplans.ts';
import { listMasterplanMasterplans } from './masterplans/list-masterplan-masterplans.ts';
import { listProjectMasterplans } from './masterplans/list-project-masterplans.ts';
import { updateMasterplan } from './masterplans/update-masterplan.ts';
import { MEDIA_HANDLERS } from './media-handlers.ts';
import { getMenuItem } from './menus/get-menu-item.ts';
import { getMenuItemPoi } from './menus/get-menu-item-poi.ts';
import { getRootMenu } from './menus/get-root-menu.ts';
import { listClientApps } from './menus/list-client-apps.ts';
import { listMenuItemChildren } from './menus/list-menu-item-children.ts';
import { listMenuItemMedia } from './menus/list-menu-item-media.ts';
import { listMenuItems } from './menus/list-menu-items.ts';
import { confirmNewsletter } from './newsletter/confirm-newsletter.ts';
import { unsubscribeNewsletter } from './newsletter/unsubscribe-newsletter.ts';
import { getOfferSheet } from './offer-sheets/get-offer-sheet.ts';
import { getOrganization } from './organizations/get-organization.ts';
import { createPackage } from './packages/create-package.ts';
import { deletePackage } from './packages/delete-package.ts';
import { getProjectPackage } from './packages/get-project-package.ts';
import { listAllProjectPackages } from './packages/list-all-project-packages.ts';
import { listPackageItems } from './packages/list-package-items.ts';
import { listProjectPackages } from './packages/list-project-packages.ts';
import { updatePackage } from './packages/update-package.ts';
import { announcePresence } from './people/announce-presence.ts';
import { invitePerson } from './people/invite-person.ts';
import { listPeople } from './people/list-people.ts';
import { updatePerson } from './people/update-person.ts';
import { getFrontendPoi } from './pois/get-frontend-poi.ts';
import { getFrontendPoiParent } from './pois/get-frontend-poi-parent.ts';
import { getPoi } from './pois/get-poi.ts';
import { getPoiParent } from './pois/get-poi-parent.ts';
import { listAllMasterplanPois } from './pois/list-all-masterplan-pois.ts';
import { listApartmentPois } from './pois/list-apartment-pois.ts';
import { listBuildingPois } from './pois/list-building-pois.ts';
import { listFrontendPoiMedia } from './pois/list-frontend-poi-media.ts';
import { listFrontendPoiTypes } from './pois/list-frontend-poi-types.ts';
import { listMasterplanPois } from './pois/list-masterplan-pois.ts';
import { listPoiMedia } from './pois/list-poi-media.ts';
import { listPoiTypes } from './pois/list-poi-types.ts';
import { createPreviewLink } from './previews/create-preview-link.ts';
import { listPreviewLinks } from './previews/list-preview-links.ts';
import { openPreviewLink } from './previews/open-preview-link.ts';
import { revokePreviewLink } from './previews/revoke-preview-link.ts';
import { getAnyProject } from './projects/get-any-project.ts';
import { getAnyProjectSettings } from './projects/get-any-project-settings.ts';
import { getBasemap } from './projects/get-basemap.ts';
import { getGeodata } from './projects/get-geodata.ts';
import { getProject } from './projects/get-project.ts';
import { getProjectSettings } from './projects/get-project-settings.ts';
import { getProjectStructure } from './projects/get-project-structure.ts';
import { getProjectStylesheet } from './projects/get-project-stylesheet.ts';
import { listAllProjects } from './projects/list-all-projects.ts';
import { listProjectUsers } from './projects/list-project-users.ts';
import { listProjects } from './projects/list-projects.ts';
import { listReservations } from './projects/list-reservations.ts';
import { updateProject } from './projects/update-project.ts';
import { SECOND_FACTOR_HANDLERS } from './second-factor-handlers.ts';
import { endOtherSessions } from './session/end-other-sessions.ts';
import { endSession } from './session/end-session.ts';
import { getProfile } from './session/get-profile.ts';
import { listSessions } from './session/list-sessions.ts';
import { logIn } from './session/log-in.ts';
import { logOut } from './session/log-out.ts';
import { refreshToken } from './session/refresh-token.ts';
import { changeUnits } from './units/change-units.ts';
import { getAnyApartment } from './units/get-any-apartment.ts';
import { getApartment } from './units/get-apartment.ts';
import { listAllProjectApartments } from './units/list-all-project-apartments.ts';
import { listBuildingApartments } from './units/list-building-apartments.ts';
import { listProjectApartments } from './units/list-project-apartments.ts';
import { listUnitChanges } from './units/list-unit-changes.ts';
import { updateApartment } from './units/update-apartment.ts';
import { updateApartments } from './units/update-apartments.ts';
import { createDraftLink } from './versions/create-draft-link.ts';
import { getVersionChanges } from './versions/get-version-changes.ts';
import { getVersionOutline } from './versions/get-version-outline.ts';
import { getVersionPictures } from './versions/get-version-pictures.ts';
import { listVersions } from './versions/list-versions.ts';
import { publishVersion } from './versions/publish-version.ts';
import { getViewPicture } from './view-shapes/get-view-picture.ts';
import { getViewShapes } from './view-shapes/get-view-shapes.ts';
import { readViewDrawing } from './view-shapes/read-view-drawing.ts';
import { updateViewShapes } from './view-shapes/update-view-shapes.ts';

/** What carries out each operation; a missing one does not compile. */
export const HANDLERS: Handlers = {
  listProjects,
  getProject,
  getProjectSettings,
  getProjectStylesheet,
  listProjectUsers,
  listAllProjects,
  getAnyProject,
  updateProject,
  getAnyProjectSettings,
  getProjectStructure,
  listReservations,
  getGeodata,
  listProjectMasterplans,
  getMasterplan,
  listMasterplanMasterplans,
  listAllProjectMasterplans,
  createMasterplan,
  getAnyBuilding,
  getAnyApartment,
  getAnyMasterplan,
  updateMasterplan,
  deleteMasterplan,
  listAllMasterplanMasterplans,
  listProjectBuildings,
  listMasterplanBuildings,
  getBuilding,
  listBuildingApartmentTypes,
  listBuildingOrientations,
  listAllProjectBuildings,
  listAllMasterplanBuildings,
  updateBuilding,
  listProjectApartments,
  listBuildingApartments,
  getApartment,
  listAllProjectApartments,
  updateApartments,
  changeUnits,
  listUnitChanges,
  updateApartment,
  listProjectPackages,
  getProjectPackage,
  listPackageItems,
  listAllProjectPackages,
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
  getOfferSheet,
  getOrganization,
  filterApartments,
  getBasemap,
  getFilterBounds,
  geocode,
  listMasterplanPois,
  listBuildingPois,
  listApartmentPois,
  listAllMasterplanPois,
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
  ...MEDIA_HANDLERS,
  followBuilding,
  logIn,
  refreshToken,
  logOut,
  getProfile,
  updateProfile,
  deleteAccount,
  exportAccount,
  getFavorites,
  changeFavorites,
  listSessions,
  endSession,
  endOtherSessions,
  ...SECOND_FACTOR_HANDLERS,
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
  listOwnProjects,
  askForPrice,
  confirmNewsletter,
  unsubscribeNewsletter,
  sendFavorites,
  sendFavoritesFromApp,
  listEnquiries,
  getEnquiry,
  listAssignees,
  exportEnquiries,
  updateEnquiry,
  listMails,
  getMail,
  retryMail,
  reportOutcomes,
  getDeliveryStatus,
  changeRelease,
  listAuditEntries,
  exportAuditEntries,
};
