import type { Figure } from './figure.ts';
import { byteFigures, scriptFigures } from './model/bytes.ts';
import { liveFigures } from './model/live.ts';
import { offlineFigures } from './model/offline.ts';

/** Bytes, cameras, picking, light and drawing of the demo's model. */
export async function* modelBench(): AsyncIterable<Figure> {
  yield* byteFigures();
  yield* offlineFigures();
  yield* liveFigures();
  // It has built them.
  yield* scriptFigures();
}
