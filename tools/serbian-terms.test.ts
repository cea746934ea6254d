import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const CATALOGUES = ['shell', 'mf-*', 'packages/*'].map((folder) => `${folder}/locales/sr.json`);

/** Another way to say what has a term, and the term. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\bpogled(?!aj)/i, 'ugao'],
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
];
/** A connection to the network; what is opened or sent is a link. */
const CONNECTION = /Proverite vezu|Veza je možda spora|nema veze|vezu sa internetom/i;

const messages = CATALOGUES.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>).map(
    ([id, text]) => ({
      id,
      text,
      plain: text.replaceAll(/\{\w+(?:, (?:plural|select|number),?)?|<\/?\w+>/g, ''),
    }),
  ),
);
const textOf = (id: string) => messages.find((message) => message.id === id)?.text.toLowerCase();

describe('the Serbian catalogues', () => {
  test.each(REPLACED)('say nothing like %s: the term is %s', (replaced) => {
    expect(messages.filter(({ plain }) => replaced.test(plain)).map(({ id, text }) => [id, text])).toEqual(
      [],
    );
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

  test('have every message', () => {
    expect(messages.length).toBeGreaterThan(500);
  });
});
