import type { PrivateProjects } from '../access/private-projects.ts';
import type { ImportJobs } from '../content/import-jobs.ts';
import type { ReadState } from '../database/catalogue-state.ts';
import type { Deadlines } from '../dependencies/dependencies.ts';
import type { Releases } from '../modules/delivery/releases.ts';
import type { EnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import type { UnitIndex } from '../modules/filter/unit-index.ts';
import type { Geocoder } from '../modules/geocoding/geocoder.ts';
import type { Followers } from '../modules/live/followers.ts';
import type { LiveBuildings } from '../modules/live/live-buildings.ts';
import type { MediaFiles } from '../modules/media/media-files.ts';
import type { ScanFile } from '../modules/media/scan-file.ts';
import type { PageViews } from '../telemetry/page-views.ts';
import type { PeopleServices } from './people-services.ts';
import type { ResponseCache } from './response-cache.ts';

/** What the operations work with, beside the database. */
export interface Services extends PeopleServices {
  readonly deadlines: Deadlines;
  readonly files: MediaFiles;
  /** Looks at uploads. */
  readonly scanFile: ScanFile;
  readonly geocoder: Geocoder;
  readonly units: UnitIndex;
  /** How far the catalogue has come. */
  readonly readState: ReadState;
  readonly responses: ResponseCache;
  readonly privateProjects: PrivateProjects;
  readonly live: LiveBuildings;
  readonly followers: Followers;
  /** Address that visitors open, without a slash at its end: links in mails begin with it. */
  readonly publicUrl: string;
  /** Says that mails were queued, so that they are sent now and not at the next round. */
  readonly wakeMail: () => void;
  /** Whether mails end on this server, where staff read them: no mail server is configured. */
  readonly keepsMails: boolean;
  /** Removes what this server keeps of mails that are deleted. */
  readonly forgetMails: (ids: readonly number[]) => Promise<void>;
  readonly enquiries: EnquiryIntake;
  readonly imports: ImportJobs;
  readonly releases: Releases;
  readonly pageViews: PageViews;
}
