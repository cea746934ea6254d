import type { GeocodeFeature, GeocodeResponse } from '@suite/api';
import type { ContentLanguage } from '../../database/texts.ts';
import { type QueryContext, textIn } from '../query-context.ts';
import { fold, foldings } from './fold.ts';
import type { GeocodeQuestion, Geocoder } from './geocoder.ts';
import { featureOf } from './place-name.ts';
import { bestFit, fitOf, rank } from './rank.ts';
import { type PlacedProject, placedProjects } from './repository.ts';

/**
 * The published projects of that name, then what the geocoder finds, near the projects first; together at most
 * `limit`.
 */
export async function findPlaces(
  context: QueryContext,
  geocoder: Geocoder,
  question: Omit<GeocodeQuestion, 'language' | 'near'>,
): Promise<GeocodeResponse> {
  const { limit, text } = question;
  const projects = await placedProjects(context);
  const near = projects.map(({ center }) => center);
  const found = await geocoder.find({ ...question, language: context.language, near });
  return {
    type: 'FeatureCollection',
    features: [...projectsNamed(projects, text, context.language), ...found.features].slice(0, limit),
    attribution: found.attribution,
  };
}

function projectsNamed(
  projects: readonly PlacedProject[],
  text: string,
  language: ContentLanguage,
): GeocodeFeature[] {
  const query = fold(text);
  if (query === '') return [];
  const candidates = projects.flatMap(({ id, name, place, center }) => {
    const fit = bestFit([name.en, name.sr ?? name.en].flatMap(foldings).map((one) => fitOf(one, query)));
    if (fit === null) return [];
    const names = { name: textIn(language, name), place: textIn(language, place) };
    return [{ kind: 'project' as const, fit, weight: 0, isNear: true, id, center, ...names }];
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
