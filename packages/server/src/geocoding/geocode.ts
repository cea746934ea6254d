import type { GeocodeAnswer, GeocodeFeature } from '@suite/contracts';
import { type Reading, textIn } from '../catalogue/reading.ts';
import { fold, foldings } from './fold.ts';
import type { GeocodeQuestion, Geocoder } from './geocoder.ts';
import { featureOf } from './place-name.ts';
import { bestFit, fitOf, rank } from './rank.ts';

/** The published projects of that name, then what the geocoder finds; together at most `limit`. */
export async function geocode(
  reading: Reading,
  geocoder: Geocoder,
  question: Omit<GeocodeQuestion, 'language'>,
): Promise<GeocodeAnswer> {
  const { limit, text } = question;
  const [projects, found] = await Promise.all([
    findProjects(reading, text),
    geocoder.find({ ...question, language: reading.language }),
  ]);
  return {
    type: 'FeatureCollection',
    features: [...projects, ...found.features].slice(0, limit),
    attribution: found.attribution,
  };
}

async function findProjects({ db, language }: Reading, text: string): Promise<GeocodeFeature[]> {
  const query = fold(text);
  if (query === '') return [];
  const rows = await db
    .selectFrom('visible_projects')
    .select(['id', 'name', 'place', 'longitude', 'latitude'])
    .execute();
  const candidates = rows.flatMap(({ id, name, place, longitude, latitude }) => {
    const best = bestFit([name.en, name.sr ?? name.en].flatMap(foldings).map((one) => fitOf(one, query)));
    if (best === null || longitude === null || latitude === null) return [];
    const center = [longitude, latitude] as const;
    const names = { name: textIn(language, name), place: textIn(language, place) };
    return [{ kind: 'project' as const, fit: best, weight: 0, id, center, ...names }];
  });
  return rank(candidates).map(({ id, center, name, place }) =>
    featureOf({
      id: `poi.${id}`,
      type: 'poi',
      text: name,
      center,
      context: place === null ? [] : [{ id: `poi.${id}.place`, text: place }],
      projectId: id,
    }),
  );
}
