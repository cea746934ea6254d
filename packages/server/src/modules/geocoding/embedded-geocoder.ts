import type { GeocodeFeature } from '@suite/api';
import type { ContentLanguage } from '../../database/texts.ts';
import { fold } from './fold.ts';
import { type Entry, entriesOf, readGazetteer } from './gazetteer.ts';
import type { GeocodeQuestion, Geocoder } from './geocoder.ts';
import { indexNames, type NameIndex, namesOf } from './name-index.ts';
import { isNear } from './near.ts';
import { featureOf } from './place-name.ts';
import { rank } from './rank.ts';

const ATTRIBUTION = 'GeoNames (CC BY 4.0), Unicode CLDR';

/** Finds places in the gazetteer that comes with the server. It is read and indexed at the first question. */
export function createEmbeddedGeocoder(): Geocoder {
  let index: NameIndex | undefined;
  return {
    find: async (question) => {
      index ??= indexNames(entriesOf(readGazetteer()));
      return { features: findIn(index, question), attribution: ATTRIBUTION };
    },
  };
}

/** "Budva, Montenegro": what stands before the first comma is looked for, in what stands after it. */
function findIn(index: NameIndex, { text, limit, types, language, near }: GeocodeQuestion): GeocodeFeature[] {
  const [name = '', ...around] = text
    .split(',')
    .map(fold)
    .filter((part) => part !== '');
  if (name === '') return [];
  const candidates = [...index.matches(name)]
    .filter(([entry]) => types.includes(entry.kind) && liesIn(entry, around))
    .map(([entry, fit]) => ({
      entry,
      fit,
      kind: entry.kind,
      weight: entry.weight,
      isNear: isNear(entry.center, near),
      name: entry.name.en,
    }));
  return rank(candidates)
    .slice(0, limit)
    .map(({ entry }) => describe(entry, language));
}

function liesIn(entry: Entry, around: readonly string[]): boolean {
  return around.every((part) =>
    entry.within.some((outer) => namesOf(outer).some((name) => name.startsWith(part))),
  );
}

function describe(entry: Entry, language: ContentLanguage): GeocodeFeature {
  return featureOf({
    id: entry.id,
    type: entry.kind,
    text: entry.name[language],
    center: entry.center,
    bbox: entry.bbox,
    context: entry.within.map(({ id, name, shortCode }) => ({
      id,
      text: name[language],
      ...(shortCode && { short_code: shortCode }),
    })),
  });
}
