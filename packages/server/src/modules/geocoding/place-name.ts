import type { GeocodeFeature } from '@suite/api';
import { PLACE_NAME_LIMIT } from '@suite/contracts';

/** Cut at the contract's length, never through the middle of a character. */
export function cutPlaceName(name: string): string {
  return name.slice(0, PLACE_NAME_LIMIT).replace(/[\uD800-\uDBFF]$/, '');
}

interface Described {
  readonly id: string;
  readonly type: string;
  readonly text: string;
  readonly center: readonly [longitude: number, latitude: number];
  readonly bbox?: GeocodeFeature['bbox'];
  readonly context: GeocodeFeature['context'];
  /** With what the place lies in; made of `text` and `context` when absent. */
  readonly placeName?: string | undefined;
  readonly projectId?: number | undefined;
}

/** A feature of the answer. */
export function featureOf(described: Described): GeocodeFeature {
  const { id, type, text, bbox, context, projectId } = described;
  const center: [number, number] = [...described.center];
  const names = [text, ...context.map((one) => one.text)];
  const distinct = names.filter((name, index) => name !== names[index - 1]);
  return {
    id,
    type: 'Feature',
    place_type: [type],
    text,
    place_name: cutPlaceName(described.placeName ?? distinct.join(', ')),
    ...(bbox && { bbox }),
    center,
    geometry: { type: 'Point', coordinates: center },
    context,
    properties: projectId === undefined ? {} : { projectId },
  };
}
