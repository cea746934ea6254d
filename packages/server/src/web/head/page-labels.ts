import type { Locale } from '@suite/contracts';

/** Words of what search engines and shared links show. `{…}` are filled in. */
const EN = {
  units: 'Homes',
  map: 'Project map',
  mapText: 'Every building and every home on the picture itself, with its plan and what is available.',
  apartment: 'Apartment {number}',
  floor: 'Floor: {floor}',
  available: '{available} of {total} homes available.',
  notFound: '404 Not Found',
  withdrawn: 'Apartment {number} is no longer offered',
  needsScripts: 'This page needs JavaScript.',
  former: 'The page is being opened in its previous version.',
  lost: 'The page could not be opened. Please try again later.',
};

const RS: typeof EN = {
  units: 'Stanovi',
  map: 'Mapa projekata',
  mapText: 'Svaka zgrada i svaki stan na samoj slici, sa osnovom i podacima o dostupnosti.',
  apartment: 'Stan {number}',
  floor: 'Sprat: {floor}',
  available: 'Slobodno: {available} od {total} stanova.',
  notFound: '404 Stranica nije pronađena',
  withdrawn: 'Stan {number} više nije u ponudi',
  needsScripts: 'Ova stranica zahteva JavaScript.',
  former: 'Stranica se otvara u prethodnoj verziji.',
  lost: 'Stranica nije mogla da se otvori. Pokušajte ponovo kasnije.',
};

export const PAGE_LABELS: Readonly<Record<Locale, typeof EN>> = { en: EN, rs: RS };
