import type { GeocodeFeature } from '@suite/api';
import { PLACE_NAME_LIMIT } from '@suite/contracts';
import type { GeoMapPlace } from '@suite/picture/geo';
import type { MapProject } from '../map-projects.ts';
import { hasWordLike } from './fold.ts';

/** What may be found: a project of the list, or a place to move the map to. `id` is unique among them. */
export type Suggestion =
  | {
      readonly kind: 'project';
      readonly id: string;
      readonly text: string;
      readonly secondLine: string | null;
      readonly projectId: number;
    }
  | {
      readonly kind: 'place';
      readonly id: string;
      readonly text: string;
      readonly secondLine: string | null;
      readonly place: GeoMapPlace;
    };

/** More projects than these would leave no room for places. */
const MOST_PROJECTS = 3;
/** How near the map goes to a place without a box of its own, by its type. */
const ZOOMS: Readonly<Record<string, number>> = { country: 6, region: 8 };
const PLACE_ZOOM = 11;

function projectSuggestion({ id, name, place }: MapProject): Suggestion {
  return { kind: 'project', id: `project-${id}`, text: name, secondLine: place, projectId: id };
}

/** What stands around a place: its whole name without the name alone. Names are cut (specification §7). */
function surroundingsOf(text: string, placeName: string): string | null {
  const whole = placeName.slice(0, PLACE_NAME_LIMIT);
  if (whole === text) return null;
  return whole.startsWith(`${text}, `) ? whole.slice(text.length + 2) : whole;
}

function placeSuggestion(feature: GeocodeFeature): Suggestion {
  const { id, text, place_name: placeName, place_type: types, center, bbox } = feature;
  const [longitude, latitude] = center;
  const zoom = ZOOMS[types[0] ?? ''] ?? PLACE_ZOOM;
  return {
    kind: 'place',
    id,
    text: text.slice(0, PLACE_NAME_LIMIT),
    secondLine: surroundingsOf(text, placeName),
    place: { longitude, latitude, bbox, zoom },
  };
}

/** A town and the region of its name read the same; the better one stays. */
function withoutTwins(suggestions: readonly Suggestion[]): Suggestion[] {
  const labels = ({ text, secondLine }: Suggestion) => `${text}, ${secondLine}`;
  return suggestions.filter(
    (one, index) => suggestions.findIndex((other) => labels(other) === labels(one)) === index,
  );
}

/**
 * Projects whose name or place is like the text, and those that the geocoder knows by it, then places.
 * Projects are found without the geocoder, so that they are there at once, and when it fails.
 */
export function suggestionsFor(
  text: string,
  projects: readonly MapProject[],
  features: readonly GeocodeFeature[],
): Suggestion[] {
  const foundIds = new Set(features.map(({ properties }) => properties?.projectId));
  const found = projects.filter(
    ({ id, name, place }) =>
      foundIds.has(id) || hasWordLike(name, text) || (place !== null && hasWordLike(place, text)),
  );
  const places = features
    .filter(({ properties }) => properties?.projectId === undefined)
    .map(placeSuggestion);
  return [...found.slice(0, MOST_PROJECTS).map(projectSuggestion), ...withoutTwins(places)];
}
