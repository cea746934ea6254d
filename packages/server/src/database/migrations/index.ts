import type { Migration } from 'kysely/migration';
import { catalogue } from './0001-catalogue.ts';
import { people } from './0002-people.ts';
import { content } from './0003-content.ts';
import { landingBuildings } from './0004-landing-buildings.ts';
import { favorites } from './0005-favorites.ts';
import { staffRecords } from './0006-staff-records.ts';
import { delivery } from './0007-delivery.ts';
import { priceRanges } from './0008-price-ranges.ts';
import { filterableUnits } from './0009-filterable-units.ts';
import { organizationSettings } from './0010-organization-settings.ts';
import { organizationContacts } from './0011-organization-contacts.ts';
import { monthlyOffers } from './0012-monthly-offers.ts';
import { newsletters } from './0013-newsletters.ts';
import { contentKeys } from './0014-content-keys.ts';
import { privatePreviews } from './0016-private-previews.ts';
import { pageViews } from './0017-page-views.ts';
import { contentVersions } from './0018-content-versions.ts';
import { publishedMedium } from './0019-published-medium.ts';
import { importJobs } from './0020-import-jobs.ts';
import { withdrawnUnits } from './0021-withdrawn-units.ts';
import { draftPreviews } from './0022-draft-previews.ts';
import { knownDevices } from './0026-known-devices.ts';
import { auditLedger } from './0028-audit-ledger.ts';
import { loginProofs } from './0029-login-proofs.ts';
import { secondFactors } from './0030-second-factors.ts';
import { singleSignOn } from './0031-single-sign-on.ts';
import { arrivals } from './0033-arrivals.ts';
import { enquiryAmendments } from './0036-enquiry-amendments.ts';
import { sessionEnds } from './0037-session-ends.ts';
import { rateLimits } from './0038-rate-limits.ts';
import { unitLight } from './0040-unit-light.ts';
import { projectModels } from './0041-project-models.ts';
import { versionAuthors } from './0042-version-authors.ts';
import { priceChanges } from './0043-price-changes.ts';
import { assignees } from './0044-assignees.ts';
import { presences } from './0045-presences.ts';

/** Applied in the order of their names. Appended to, never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
  '0002-people': people,
  '0003-content': content,
  '0004-landing-buildings': landingBuildings,
  '0005-favorites': favorites,
  '0006-staff-records': staffRecords,
  '0007-delivery': delivery,
  '0008-price-ranges': priceRanges,
  '0009-filterable-units': filterableUnits,
  '0010-organization-settings': organizationSettings,
  '0011-organization-contacts': organizationContacts,
  '0012-monthly-offers': monthlyOffers,
  '0013-newsletters': newsletters,
  '0014-content-keys': contentKeys,
  '0016-private-previews': privatePreviews,
  '0017-page-views': pageViews,
  '0018-content-versions': contentVersions,
  '0019-published-medium': publishedMedium,
  '0020-import-jobs': importJobs,
  '0021-withdrawn-units': withdrawnUnits,
  '0022-draft-previews': draftPreviews,
  '0026-known-devices': knownDevices,
  '0028-audit-ledger': auditLedger,
  '0029-login-proofs': loginProofs,
  '0030-second-factors': secondFactors,
  '0031-single-sign-on': singleSignOn,
  '0033-arrivals': arrivals,
  '0036-enquiry-amendments': enquiryAmendments,
  '0037-session-ends': sessionEnds,
  '0038-rate-limits': rateLimits,
  '0040-unit-light': unitLight,
  '0041-project-models': projectModels,
  '0042-version-authors': versionAuthors,
  '0043-price-changes': priceChanges,
  '0044-assignees': assignees,
  '0045-presences': presences,
};
