import { deleteOldEnquiries } from '../enquiries/delete-old-enquiries.ts';
import { deleteOldMails, oldMailTime } from '../mail/delete-old-mails.ts';
import { deleteMailFiles } from '../mail/folder-transport.ts';
import type { Job } from './run-daily.ts';

/** What is deleted when its time has come. */
export function dailyJobs(mailDir: string): readonly Job[] {
  return [
    { name: 'delete old enquiries', run: deleteOldEnquiries },
    { name: 'delete old mails', run: deleteOldMails },
    { name: 'delete old mail files', run: (_trx, now) => deleteMailFiles(mailDir, oldMailTime(now)) },
  ];
}
