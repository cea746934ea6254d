import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogues } from './catalogues.ts';

/** What pages without scripts say, by the beginning of the ids of the catalogues. */
const IDS = [
  'apartment.ask.consent',
  'apartment.ask.contactTime',
  'apartment.ask.emailAddress',
  'apartment.ask.error.',
  'apartment.ask.firstName',
  'apartment.ask.intro',
  'apartment.ask.lastName',
  'apartment.ask.newsletter',
  'apartment.ask.note',
  'apartment.ask.ownConsent',
  'apartment.ask.phone',
  'apartment.ask.send',
  'apartment.contact.',
  'apartment.plan.alt',
  'apartment.plan.typical',
  'apartment.state.withdrawn-text',
  'apartment.thanks.next',
  'apartment.thanks.sent',
  'apartment.thanks.title',
  'building.unit.floor',
  'building.unit.none',
  'common.acceptAll',
  'common.askForPrice',
  'common.available',
  'common.availabilityNotice',
  'common.cookies',
  'common.homes',
  'common.next',
  'common.previous',
  'common.priceOnRequest',
  'common.privacyPolicy',
  'common.rejectAll',
  'common.toMap',
  'common.tryAgain',
  'form.email.',
  'form.invalid',
  'form.name.',
  'form.note.',
  'form.phone.',
  'form.required',
  'form.too-long',
  'form.website',
  'map.area.',
  'map.availability.',
  'orientation.',
  'panels.privacy.',
  'shell.arrival.',
  'shell.bar.language',
  'shell.cookies.',
  'shell.notFound.text',
  'unit.apartment',
  'unit.area',
  'unit.floor',
  'unit.netArea',
  'unit.orientation',
  'unit.price',
  'unit.rooms',
  'unit.status',
  'unit.terrace',
  'unit.type',
] as const;

export const PLAIN_MESSAGES = path.resolve(
  import.meta.dirname,
  '../packages/server/src/web/plain/messages.json',
);

/** The file that the server has them from, which imports no application. */
export function plainMessages(): string {
  const of = (language: 'en' | 'sr') =>
    Object.fromEntries(
      Object.entries(catalogues(language))
        .filter(([id]) => IDS.some((one) => id.startsWith(one)))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return `${JSON.stringify({ en: of('en'), rs: of('sr') }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(PLAIN_MESSAGES, plainMessages());
