import type { DraftDetails } from '@suite/api';
import { colourIssues, emptyLanguages } from '@suite/domain';
import { namesIn, textName, type ValueName, type Values } from './edits.ts';

/** WGS 84; what is typed and is no number is `NaN`, and null once it was stored. */
export function isOnEarth({ longitude, latitude }: DraftDetails['location']): boolean {
  const isWithin = (degrees: number, most: number) => Number.isFinite(degrees) && Math.abs(degrees) <= most;
  return isWithin(longitude, 180) && isWithin(latitude, 90);
}

/** What of the values the server would refuse, as far as a page can know. */
export function unsoundNames(values: Values, texts: DraftDetails['texts']): ValueName[] {
  const required = new Map(texts.map(({ path, isRequired }) => [textName(path), isRequired]));
  return namesIn(values).filter((name) => {
    if (name === 'colours') return !!values.colours && colourIssues(values.colours).length > 0;
    if (name === 'location') return !!values.location && !isOnEarth(values.location);
    if (name === 'website' || name === 'enquiryEmail' || name === 'settings') return false;
    const text = values[name] ?? { en: '', sr: '' };
    return emptyLanguages({ ...text, isRequired: required.get(name) ?? false }).length > 0;
  });
}
