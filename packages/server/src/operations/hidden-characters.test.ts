import { type Operation, type OperationName, operations } from '@suite/api';
import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../testing/sample-requests.ts';

/** Each makes a text look like another: it turns the direction, cannot be seen, or joins what does not join. */
const HIDDEN = [
  ...['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...[
    '\u00AD',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
    '\u2060',
    '\u2062',
    '\uFEFF',
    '\u0007',
    '\u2028',
  ],
  ...[
    '\u034F',
    '\u061C',
    '\u115F',
    '\u1160',
    '\u3164',
    '\u2800',
    '\uFFA0',
    '\u206A',
    '\uFE0F',
    '\u{E0041}',
    '\u{E0100}',
  ],
] as const;
/** They spell something in emoji and in other scripts, of which a text of several lines may be. */
const JOINERS = ['\u2800', '\u200C', '\u200D', '\u2028', '\uFE0F', '\u{E0041}', '\u{E0100}'];
/** They are compared, never shown; `view` is an id of ours. */
const SECRETS =
  /^view$|password|token|proof|code|credential|clientData|attestation|authenticatorData|signature/i;
/** In a text of several lines joiners stand in emoji and in other scripts. */
const LINES = ['description', 'note', 'noteFromBuyer', 'message', 'textualContent'];

/** A file as it was drawn: the names in it are compared with those of homes, and outlines are what is kept of it. */
const FILES = ['readViewDrawing: text'];

type Body = Readonly<Record<string, unknown>>;
type Place = readonly (string | number)[];

function textsIn(value: unknown, place: Place = []): (readonly [Place, string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...place, key]));
}

function withText(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as Body) };
  copy[key] = withText(copy[key], rest, text);
  return copy;
}

const PLACES = (Object.keys(operations) as OperationName[]).flatMap((name) => {
  const { body } = operations[name] as Operation;
  if (!body) return [];
  return textsIn(sampleRequest(name).body)
    .filter(([place]) => !SECRETS.test(place.join('.')) && !FILES.includes(`${name}: ${place.join('.')}`))
    .map(([place, text]) => [name, place.join('.'), { place, text }] as const);
});

describe('texts that people send', () => {
  it('are in many places', () => {
    expect(PLACES.length).toBeGreaterThan(30);
  });

  it.each(PLACES)('%s: %s takes no sign that hides what it says', (name, _where, { place, text }) => {
    const sample = sampleRequest(name).body;
    const schema = (operations[name] as Operation).body;
    expect(schema?.safeParse(sample).success).toBe(true);
    const isLines = place.some((key) => LINES.includes(String(key)));
    const kept = HIDDEN.filter((sign) => {
      if (isLines && JOINERS.includes(sign)) return false;
      const parsed = schema?.safeParse(withText(sample, place, `${text.slice(0, 1)}${sign}${text.slice(1)}`));
      return parsed?.success && JSON.stringify(parsed.data).includes(sign);
    });
    expect(kept.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([]);
  });
});
