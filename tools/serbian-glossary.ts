import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A term of the glossary as it stands there, in English and in Serbian. */
export type Term = readonly [english: string, serbian: string];

/** Entries that hold several terms at once, each with what it holds. */
const SPLIT: Readonly<Record<string, readonly Term[]>> = {
  'Two/three/four bedrooms 2/3/4 spavaće sobe': [
    ['Two bedrooms', '2 spavaće sobe'],
    ['Three bedrooms', '3 spavaće sobe'],
    ['Four bedrooms', '4 spavaće sobe'],
  ],
  'Five 5 spavaćih soba': [['Five bedrooms', '5 spavaćih soba']],
  'First/last name ime/prezime': [
    ['First name', 'ime'],
    ['Last name', 'prezime'],
  ],
  'Necessary/Statistics/Marketing neophodni/statistički/marketinški': [
    ['Necessary', 'neophodni'],
    ['Statistics', 'statistički'],
    ['Marketing', 'marketinški'],
  ],
  'Yes/No/N/A da/ne/nema podatka': [
    ['Yes', 'da'],
    ['No', 'ne'],
    ['N/A', 'nema podatka'],
  ],
  'Status status': [['Status', 'status']],
  'Invalid e-mail unesite ispravnu e-adresu': [['Invalid e-mail', 'unesite ispravnu e-adresu']],
  'Passwords must match lozinke se moraju poklapati': [
    ['Passwords must match', 'lozinke se moraju poklapati'],
  ],
  'Availability not guaranteed dostupnost nije zagarantovana': [
    ['Availability is not guaranteed', 'dostupnost nije zagarantovana'],
  ],
};

/** How many words of an entry are English, where it is more than one. */
const ENGLISH_WORDS: Readonly<Record<string, number>> = {
  'Ground floor': 2,
  'Project map': 2,
  'Net area': 2,
  'One bedroom': 2,
  'Public area': 2,
  'Floor plan': 2,
  'Pending reservation': 2,
  'Price on request': 3,
  'Ask for price': 3,
  'Price range': 2,
  'Reset all': 2,
  'Show results': 2,
  'No results': 2,
  'Remove all': 2,
  'Download all': 2,
  'Credit calculator': 2,
  'Down payment': 2,
  'Interest rate': 2,
  'Monthly payment': 2,
  'Loan amount': 2,
  'Total interest': 2,
  'Contact time': 2,
  'Log in': 2,
  'Log out': 2,
  'My profile': 2,
  'Thank you': 2,
  'Privacy policy': 2,
  'Accept all': 2,
  'Reject all': 2,
  'Save preferences': 2,
  'Rotate your phone': 3,
  'Page not found': 3,
  'Home page': 2,
};

function termsOf(entry: string): readonly Term[] {
  const known = SPLIT[entry];
  if (known) return known;
  const english = Object.keys(ENGLISH_WORDS).find((one) => entry.startsWith(`${one} `));
  const words = entry.split(' ');
  const count = english === undefined ? 1 : (ENGLISH_WORDS[english] ?? 1);
  // The short form in brackets stands alone where there is no room.
  const serbian = words
    .slice(count)
    .join(' ')
    .replace(/ \(.*\)$/, '');
  return [[words.slice(0, count).join(' '), serbian]];
}

/** Every term of the glossary of `e2e/product.md` (§5). */
export function glossary(): readonly Term[] {
  const page = readFileSync(path.join(ROOT, 'e2e/product.md'), 'utf8');
  const line = page.split('\n').find((one) => one.startsWith('Apartment stan · ')) ?? '';
  return line.split(' · ').flatMap(termsOf);
}
