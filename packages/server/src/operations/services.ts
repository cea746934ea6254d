import type { UnitIndex } from '../catalogue/unit-index.ts';
import type { Geocoder } from '../geocoding/geocoder.ts';
import type { Followers } from '../live/followers.ts';
import type { LiveBuildings } from '../live/live-buildings.ts';
import type { MediaFiles } from '../media/media-file.ts';
import type { AccessTokens } from '../people/access-token.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** What the operations work with, beside the database. */
export interface Services {
  readonly files: MediaFiles;
  readonly geocoder: Geocoder;
  readonly units: UnitIndex;
  readonly answers: KeptAnswers;
  readonly live: LiveBuildings;
  readonly followers: Followers;
  readonly tokens: AccessTokens;
  /** Address that visitors open, without a slash at its end: links in mails begin with it. */
  readonly publicUrl: string;
  /** Says that mails were queued, so that they are sent now and not at the next round. */
  readonly wakeMail: () => void;
}
