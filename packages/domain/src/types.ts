import { TYPE_KEYS, type TypeKey } from '@suite/contracts';

interface TypeCarrier {
  readonly name: string;
  readonly properties?: { readonly typeKey?: string | null | undefined } | undefined;
}

/** Reads a type key; `two_bedroomroom`, seen in places, is `two_bedroom`. Unknown is null. */
export function parseTypeKey(text: string | null | undefined): TypeKey | null {
  const key = text?.trim().toLowerCase();
  if (key === 'two_bedroomroom') return 'two_bedroom';
  return TYPE_KEYS.find((known) => known === key) ?? null;
}

/** `typeKey` of an apartment type, else its lower-cased name with the first space replaced by an underscore. */
export function typeKeyOf(type: TypeCarrier): TypeKey | null {
  return parseTypeKey(type.properties?.typeKey ?? type.name.toLowerCase().replace(' ', '_'));
}

/** Sort order of the specification §9; unknown types come last. Six bedrooms stand after five. */
export function typeOrder(key: TypeKey | null): number {
  return key === null ? TYPE_KEYS.length : TYPE_KEYS.indexOf(key);
}
