import { deleteOldEntries } from '../audit/delete-old-entries.ts';
import { deleteUnseenPreviews } from '../content/draft-preview.ts';
import { deleteEndedLimits } from '../http/shared-limits.ts';
import { deleteOldMails, oldMailTime } from '../mail/delete-old-mails.ts';
import { deleteMailFiles } from '../mail/folder-transport.ts';
import { deleteOldOutcomes } from '../modules/delivery/telemetry-repository.ts';
import { deleteOldEnquiries } from '../modules/enquiries/delete-repository.ts';
import { deleteOldJobs } from '../modules/imports/repository.ts';
import { deleteOldStatusEvents } from '../modules/live/repository.ts';
import { deleteOldDrafts, deleteUnusedFiles } from '../modules/media/file-repository.ts';
import type { MediaFiles } from '../modules/media/media-files.ts';
import { deleteUnconfirmed } from '../modules/newsletter/repository.ts';
import { deleteFormerPresences } from '../modules/people/presence-repository.ts';
import { deleteExpiredLinks } from '../modules/previews/repository.ts';
import { deleteSpentProofs } from '../modules/session/attempts-repository.ts';
import { deleteExpired } from '../modules/session/repository.ts';
import type { Job } from './run-daily.ts';

/** What is being written meanwhile is younger. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is deleted when its time has come. */
export function dailyJobs(
  mailDir: string,
  media: Pick<MediaFiles, 'remove' | 'removeParts'>,
): readonly Job[] {
  return [
    { name: 'delete old enquiries', run: deleteOldEnquiries },
    { name: 'delete unconfirmed newsletters', run: deleteUnconfirmed },
    { name: 'delete old mails', run: deleteOldMails },
    { name: 'delete old mail files', run: (_trx, now) => deleteMailFiles(mailDir, oldMailTime(now)) },
    { name: 'delete old changes of status', run: (trx) => deleteOldStatusEvents(trx) },
    { name: 'delete ended sessions and tokens', run: (trx) => deleteExpired(trx) },
    { name: 'delete spent proofs of logins', run: (trx) => deleteSpentProofs(trx) },
    { name: 'delete ended limits', run: (trx) => deleteEndedLimits(trx) },
    { name: 'delete ended preview links', run: (trx) => deleteExpiredLinks(trx) },
    { name: 'delete former presences', run: (trx) => deleteFormerPresences(trx) },
    { name: 'delete unseen previews', run: (trx) => deleteUnseenPreviews(trx) },
    { name: 'delete old imports', run: (trx) => deleteOldJobs(trx) },
    { name: 'delete old drafts', run: deleteOldDrafts },
    { name: 'delete old entries of the audit ledger', run: (trx) => deleteOldEntries(trx) },
    { name: 'delete old reports of pages', run: (trx) => deleteOldOutcomes(trx) },
    { name: 'delete unused files', runAlone: (db) => deleteUnusedFiles(db, media) },
    { name: 'delete parts of files', runAlone: () => media.removeParts(new Date(Date.now() - DAY_MS)) },
  ];
}
