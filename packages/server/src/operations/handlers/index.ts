import type { Handlers } from '../request-context.ts';
import { CATALOGUE_HANDLERS } from './catalogue.ts';
import { CONTENT_HANDLERS } from './content.ts';
import { DELIVERY_HANDLERS } from './delivery.ts';
import { ENQUIRY_HANDLERS } from './enquiries.ts';
import { LIVE_HANDLERS } from './live.ts';
import { MAIL_HANDLERS } from './mails.ts';
import { MEDIA_HANDLERS } from './media.ts';
import { PEOPLE_HANDLERS } from './people.ts';
import { STAFF_MASTERPLAN_HANDLERS } from './staff-masterplans.ts';
import { STAFF_MEDIA_HANDLERS } from './staff-media.ts';
import { STAFF_PACKAGE_HANDLERS } from './staff-packages.ts';
import { STAFF_PROJECT_HANDLERS } from './staff-projects.ts';

/** A missing one does not compile. */
export const HANDLERS: Handlers = {
  ...CATALOGUE_HANDLERS,
  ...CONTENT_HANDLERS,
  ...DELIVERY_HANDLERS,
  ...ENQUIRY_HANDLERS,
  ...LIVE_HANDLERS,
  ...MAIL_HANDLERS,
  ...MEDIA_HANDLERS,
  ...PEOPLE_HANDLERS,
  ...STAFF_MASTERPLAN_HANDLERS,
  ...STAFF_MEDIA_HANDLERS,
  ...STAFF_PACKAGE_HANDLERS,
  ...STAFF_PROJECT_HANDLERS,
};
