import { type Facade, facadeCells, facadeHandles } from '@suite/shapes';
import type Feature from 'ol/Feature.js';
import type VectorSource from 'ol/source/Vector.js';
import { lineFeature, pointFeature } from './stage-features.ts';
import type { guideStyles } from './stage-styles.ts';

/** Place of a handle among those of its façade, kept on its feature. */
const HANDLE = 'handle';

export function handleOf(feature: Feature): number | null {
  const handle: unknown = feature.get(HANDLE);
  return typeof handle === 'number' ? handle : null;
}

/** Draws the cells and the handles of a façade. */
export function drawFacade(
  source: VectorSource,
  facade: Facade,
  styles: ReturnType<typeof guideStyles>,
  chosen: number | null,
): void {
  for (const { ring } of facadeCells(facade) ?? [{ ring: facade.corners }]) {
    const line = lineFeature([...ring, ...ring.slice(0, 1)]);
    line.setStyle(styles.line);
    source.addFeature(line);
  }
  facadeHandles(facade).forEach(({ at }, index) => {
    const handle = pointFeature(at);
    handle.set(HANDLE, index);
    handle.setStyle(index === chosen ? styles.chosenHandle : styles.handle);
    source.addFeature(handle);
  });
}
