import type { GeoMapPlace } from '@suite/picture/geo';
import { useCallback, useMemo, useState } from 'react';
import type { MapScreenModel } from '../use-map-screen.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { usePlaces } from './use-places.ts';

/** The place that was chosen, and whether the map reaches it. */
export interface ChosenPlace {
  readonly name: string;
  readonly place: GeoMapPlace;
  readonly isBeyond: boolean;
}

const NOTHING: readonly Suggestion[] = [];

/** The location search: what is typed, what is found, and what choosing does. */
export function useLocationSearch({
  projects,
  locale,
  open,
}: Pick<MapScreenModel, 'projects' | 'locale' | 'open'>) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const [chosen, setChosen] = useState<ChosenPlace | null>(null);
  const query = isTyping ? text.trim() : '';
  const places = usePlaces(query, locale);
  const features = places.kind === 'found' ? places.response.features : undefined;
  const suggestions = useMemo(
    () => (query === '' ? NOTHING : suggestionsFor(query, projects ?? [], features ?? [])),
    [query, projects, features],
  );

  function choose(id: string): void {
    const suggestion = suggestions.find((one) => one.id === id);
    if (!suggestion) return;
    setText(suggestion.text);
    setIsTyping(false);
    if (suggestion.kind === 'project') {
      setChosen(null);
      open(suggestion.projectId);
    } else {
      // Another object each time, so that the map goes there again.
      setChosen({ name: suggestion.text, place: { ...suggestion.place }, isBeyond: false });
    }
  }

  return {
    text,
    query,
    places,
    suggestions,
    chosen,
    type(next: string) {
      if (next === text) return;
      setText(next);
      setIsTyping(true);
      if (next === '') setChosen(null);
    },
    choose,
    announceBeyond: useCallback(() => setChosen((last) => last && { ...last, isBeyond: true }), []),
  };
}
export type LocationSearchModel = ReturnType<typeof useLocationSearch>;
