import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverTexts } from '@suite/server/testing';
import { describe, expect, test } from 'vitest';
import type { Texts } from './catalogues.ts';
import { glossary } from './serbian-glossary.ts';

const root = path.resolve(import.meta.dirname, '..');
const CATALOGUES = ['shell', 'mf-*', 'packages/*'].map((folder) => `${folder}/locales/{,rooms/*/}sr.json`);

/** Another way to say what has a term, and the term. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // What is seen from a home is its view in Serbian too; a picture shows an angle.
  [/\bpogled(?!aj)(?! na more)/i, 'ugao'],
  [/\b(?:jedno|dvo|tro|četvoro|peto)sob/i, '1 spavaća soba, 2 spavaće sobe …'],
  [/\bmasterplan/i, 'master plan'],
  [/\b(?:favorit|omiljene nekretnine)/i, 'omiljeni stanovi'],
  [/\b(?:usporedi|poredite)/i, 'uporedi'],
  [/\bfiltr[ia]\b/i, 'filteri'],
  [/\b(?:dostupan|dostupn[aei]h?)\b/i, 'slobodan'],
  [/\b(?:prodan|rezervir)/i, 'prodat, rezervisan'],
  [/\bkvadratur/i, 'površina'],
  [/\b(?:tlocrt|tloris)/i, 'osnova stana'],
  [/\b(?:etaž|kat(?:ov|a|u)?\b)/i, 'sprat'],
  [/\bšifr/i, 'lozinka'],
  [/\b(?:uloguj|ulogov|izloguj|logovanj)/i, 'prijavite se, odjavite se'],
  [/\b(?:e-?mail|mejl|imejl)/i, 'e-adresa, e-poruka'],
  [/\btačk\S* interesa\b/i, 'tačka interesovanja'],
  [/\b(?:cookies?\b|kuki)/i, 'kolačići'],
  [/\bteretan\S* sal/i, 'teretana'],
  // "Cena na upit" is the term for a price on request.
  [/(?<!\bcena na )\bupit/i, 'zahtev'],
];
/** What is seen from a terrace: a view in Serbian too. */
const FROM_A_TERRACE = /\.terrace\b/;
/** A connection to the network; what is opened or sent is a link. */
const CONNECTION = /Proverite vezu|Veza je možda spora|nema veze|vezu sa internetom/i;

/** A text as it is read: without the places that are filled in, and without marks. */
const plainOf = (text: string) => text.replaceAll(/\{\w+(?:, (?:plural|select|number),?)?|<\/?\w+>/g, '');

function catalogue(file: string): Texts {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Texts;
}

const files = CATALOGUES.flatMap((pattern) => globSync(pattern, { cwd: root }));
const serbian: Texts = Object.assign({}, serverTexts('rs'), ...files.map(catalogue));
const english: Texts = Object.assign(
  {},
  serverTexts('en'),
  ...files.map((file) => catalogue(file.replace(/sr\.json$/, 'en.json'))),
);
const messages = Object.entries(serbian).map(([id, text]) => ({ id, text, plain: plainOf(text) }));
const textOf = (id: string) => serbian[id]?.toLowerCase();

/** Messages that are a term in English and something else in Serbian, each with its reason. */
const OTHER_MEANING: Readonly<Record<string, string>> = {
  'account.protected.studio': 'where projects are made, and no kind of home',
  'shell.bar.desk': 'where projects are made, and no kind of home',
  'studio.suite': 'where projects are made, and no kind of home',
  'apartment.rooms.title': 'the rooms of a plan, not how many there are',
  'sheet.roomsTitle': 'the rooms of a plan, not how many there are',
  'studio.enquiries.filter.all': 'all requests, which are masculine',
  'studio.enquiries.whose.all': 'all requests, which are masculine',
  'apartment.share.send': 'a request to the visitor, in the polite form',
  'account.signup.title': 'the name of a page',
  'studio.ledger.search': 'a button, in the polite form',
  'account.sessions.end': 'another device, not oneself',
};

/** English terms that are Serbian words too. */
const ALSO_SERBIAN = ['Status', 'Filter', 'Parking', 'List', 'Marketing'];

const SAME_IN_BOTH = [
  'studio.preview.tablet',
  'apartment.share.link',
  'shell.footer.privacySerbian',
  'unit.status',
  'mail.unit.status',
];

describe('every Serbian text', () => {
  test.each(REPLACED)('say nothing like %s: the term is %s', (replaced) => {
    const looked = messages.filter(({ id }) => !(replaced.test('pogled') && FROM_A_TERRACE.test(id)));
    expect(looked.filter(({ plain }) => replaced.test(plain)).map(({ id, text }) => [id, text])).toEqual([]);
  });

  test('say link for what is opened or sent', () => {
    const called = messages.filter(({ plain }) => /\bvez[aeuo]/i.test(plain) && !CONNECTION.test(plain));
    expect(called.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['status.available', 'slobodan'],
    ['status.pendingReservation', 'rezervacija u toku'],
    ['status.reserved', 'rezervisan'],
    ['status.sold', 'prodat'],
    ['status.unavailable', 'nedostupan'],
    ['type.studio', 'garsonjera'],
    ['type.oneBedroom', '1 spavaća soba'],
    ['type.twoBedroom', '2 spavaće sobe'],
    ['type.fiveBedroom', '5 spavaćih soba'],
    ['type.duplex', 'dupleks'],
    ['type.publicArea', 'zajednički prostor'],
    ['common.home', 'početna strana'],
    ['shell.bar.calculator', 'kreditni kalkulator'],
    ['shell.bar.favourites', 'omiljeni stanovi'],
    ['shell.rotate', 'okrenite telefon za bolji prikaz'],
  ])('%s is %s', (id, term) => {
    expect(textOf(id)).toBe(term);
  });

  test('is among screens, mails, offer sheets and heads of pages', () => {
    for (const id of ['unit.status', 'mail.reset-password', 'sheet.kind', 'head.map']) {
      expect(serbian[id], id).toBeTruthy();
    }
    expect(messages.length).toBeGreaterThan(800);
  });

  test('stands beside an English one, and is another', () => {
    // A name in a Serbian greeting would have to be in the vocative.
    const ids = Object.keys(english).filter((id) => id !== 'mail.unit.greetingByName');
    expect(Object.keys(serbian).toSorted()).toEqual(ids.toSorted());
    const same = messages.filter(({ id, text, plain }) => english[id] === text && !isWithoutWords(plain));
    expect(same.map(({ id }) => id).filter((id) => !SAME_IN_BOTH.includes(id))).toEqual([]);
  });

  test('promises a monthly payment only as an offer', () => {
    const promised = messages.filter(({ plain }) => /mesečna rata od/i.test(plain)).map(({ id }) => id);
    expect(promised).toEqual(['apartment.offer.monthly']);
  });

  test('calls the views of a picture ugao', () => {
    const views = messages.filter(
      ({ id }) =>
        !FROM_A_TERRACE.test(id) && /(?<!\bsea )\bviews?\b(?! of the sea)/i.test(plainOf(english[id] ?? '')),
    );
    // The building without its shapes is no view, but how it is shown.
    const shown = ['building.tools.building-view', 'building.tools.view'];
    const others = views.filter(({ plain }) => !/\bug(?:ao|l)/i.test(plain)).map(({ id }) => id);
    expect(others.toSorted()).toEqual(shown);
    expect(views.length).toBeGreaterThan(shown.length);
  });
});

describe('the glossary', () => {
  const terms = glossary();

  test('has all of its terms', () => {
    expect(terms.length).toBeGreaterThan(90);
    expect(terms).toContainEqual(['Price on request', 'cena na upit']);
    expect(terms.filter(([one, other]) => one === '' || other === '')).toEqual([]);
  });

  test.each(terms)('%s is %s, wherever it stands alone', (term, translation) => {
    const ids = Object.keys(english).filter((id) => english[id]?.toLowerCase() === term.toLowerCase());
    const others = ids.filter((id) => textOf(id) !== translation && OTHER_MEANING[id] === undefined);
    expect(others.map((id) => [id, serbian[id]])).toEqual([]);
  });

  test.each(terms.map(([term]) => term).filter((term) => !ALSO_SERBIAN.includes(term)))(
    '%s stands in no Serbian text',
    (term) => {
      const word = new RegExp(`(?<![\\p{L}-])${term.replaceAll('/', '\\/')}(?![\\p{L}-])`, 'iu');
      expect(messages.filter(({ plain }) => word.test(plain)).map(({ id, text }) => [id, text])).toEqual([]);
    },
  );

  test('is said so: no meaning is left out that nobody has', () => {
    const terms = new Set(glossary().map(([term]) => term.toLowerCase()));
    const unused = Object.keys(OTHER_MEANING).filter((id) => !terms.has(english[id]?.toLowerCase() ?? ''));
    expect(unused).toEqual([]);
  });
});

/** Nothing but signs, units and what is filled in. */
function isWithoutWords(plain: string): boolean {
  return !/\p{L}{2}/u.test(plain);
}
