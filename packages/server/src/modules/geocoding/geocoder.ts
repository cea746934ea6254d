import type { GeocodeFeature } from '@suite/api';
import type { PlaceType } from '@suite/contracts';
import type { ContentLanguage } from '../../database/texts.ts';
import type { Position } from './near.ts';

/** What somebody looks for. */
export interface GeocodeQuestion {
  /** 1 to 100 characters. */
  readonly text: string;
  /** 1 to 10. */
  readonly limit: number;
  readonly types: readonly PlaceType[];
  readonly language: ContentLanguage;
  /** Where the organisation's projects are: what is near them comes before what is as good a find elsewhere. */
  readonly near: readonly Position[];
}

export interface FoundPlaces {
  readonly features: readonly GeocodeFeature[];
  /** Whom to name where the places are shown. */
  readonly attribution: string;
}

/** Finds places by their name, the best first. */
export interface Geocoder {
  /** @throws {RequestError} 502 when it asks a maps service that fails. */
  find(question: GeocodeQuestion): Promise<FoundPlaces>;
}
